/** U16, spec §8: failed driver, route and transport actions: no message, flags cleared, lists empty. */
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CommandId, InputOf, OperationId } from '../../shared/query/operations.ts';
import { useCommand } from '../../shared/query/use-command.ts';
import { renderApp } from '../test-support/render-app.tsx';
import { spinners, toastTexts, waitUntilSettled, watchForCrashes } from '../test-support/visit.ts';

afterEach(() => vi.restoreAllMocks());

const failures = ['internal', 'drop', 'conflict'] as const;

/** Reads among these actions. */
const lists: readonly { action: string; operation: OperationId; address: string }[] = [
  { action: 'get drivers', operation: 'listDrivers', address: '/Drivers' },
  { action: 'search driver', operation: 'listDrivers', address: '/Drivers?name=%D0%B1%D0%BE' },
  { action: 'get routes', operation: 'listRoutes', address: '/Routes' },
  { action: 'get transports', operation: 'listTransports', address: '/Transports' },
  { action: 'get depots', operation: 'listDepots', address: '/branches' },
];

describe('a list that is refused becomes empty', () => {
  it.each(lists)('$action', async ({ operation, address }) => {
    const app = await renderApp('/nowhere');
    await app.goTo(address);
    await waitUntilSettled(app);
    expect(screen.getAllByRole('row').length).toBeGreaterThan(1);
    const crashes = watchForCrashes();
    for (const how of failures) {
      await app.fail(operation, { how });
      await app.services.queryClient.invalidateQueries();
      await waitUntilSettled(app);
      expect(screen.queryAllByRole('row', { name: /\d/ }), how).toEqual([]);
      expect(screen.getByText('Немає данних'), how).toBeTruthy();
      expect(screen.getByText('Не вдалося завантажити дані.'), how).toBeTruthy();
      expect([spinners(), toastTexts(), screen.queryByRole('alert'), crashes], how).toEqual([
        [],
        [],
        null,
        [],
      ]);
      await app.clearFaults();
    }
    await app.user.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
    await waitUntilSettled(app);
    expect(screen.getAllByRole('row').length).toBeGreaterThan(1);
  });
});

const { driverForRouteChange, driverForTransportChange, routeSpare, transportSpare } = exampleIds;
const change = <Id extends CommandId>(action: string, id: Id, input: InputOf<Id>) => ({
  action,
  id: id as CommandId,
  input: input as InputOf<CommandId>,
});

const changes = [
  change('change route', 'changeDriverRoute', {
    params: { id: driverForRouteChange },
    body: { route_id: routeSpare },
  }),
  change('change transport', 'changeDriverTransport', {
    params: { id: driverForTransportChange },
    body: { transport_id: transportSpare },
  }),
];

describe('a change that fails clears its flag', () => {
  it.each(changes)('$action', async ({ id, input }) => {
    const Screen = () => {
      const command = useCommand(id, { refreshes: [], success: 'Збережено!', isQuiet: true });
      return (
        <button type="button" onClick={() => void command.run(input).catch(() => undefined)}>
          {command.isRunning ? 'Триває' : (command.error?.kind ?? 'Можна')}
        </button>
      );
    };
    const app = await renderApp('/x', { screens: { '/x': Screen } });
    const crashes = watchForCrashes();
    for (const how of failures) {
      await app.fail(id, { how });
      await app.user.click(screen.getByRole('button', { name: /Можна|server|network/ }));
      await screen.findByRole('button', { name: how === 'drop' ? 'network' : 'server' });
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Триває' })).toBeNull());
      expect([toastTexts(), crashes], how).toEqual([[], []]);
      await app.clearFaults();
    }
  });
});
