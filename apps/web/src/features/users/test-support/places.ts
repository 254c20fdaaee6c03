import { PASSWORD, phoneByRole, type RenderedApp } from '#app/test-support/render-app.tsx';
import { createServices } from '#shared/services/services.ts';

type Requester = Pick<RenderedApp, 'services'>;

/** An owner in a browser of their own. */
export async function ownerOf({ newBrowser }: RenderedApp): Promise<Requester> {
  const services = createServices({ fetch: newBrowser() });
  await services.client.operation('signIn')({ body: { phone: phoneByRole.owner, password: PASSWORD } });
  return { services };
}

export const place = (
  { services: { client } }: Requester,
  user_ids: string[],
  from_id: string | null,
  to_id: string | null,
) => client.operation('placeUsers')({ body: { user_ids, from_id, to_id } });

/** Makes nobody work at a point. */
export async function emptyPoint(owner: Requester, pointId: string): Promise<void> {
  const { items } = await owner.services.client.operation('listUsers')({
    query: { point_id: [pointId], perPage: 100 },
  });
  const ids = items.map(({ id }) => id);
  await place(owner, ids, pointId, null);
}
