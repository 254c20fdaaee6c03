import { formatPlate } from '@kasa/contracts/shared/plate';
import { Bus, CirclePlay, CircleStop, IdCard, type LucideIcon, Pencil, Plus, Route } from 'lucide-react';
import { translatorFor } from '../../shared/i18n/catalogue.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import {
  type FeaturePalette,
  type PaletteAction,
  paletteSearch,
} from '../../shared/palette/command-palette.ts';
import { paths } from '../../shared/paths.ts';
import { transportPaletteMessages } from './messages/palette/catalogue.ts';
import { DRIVER_TASK_PARAM, EDIT_VEHICLE_PARAM } from './model/list-specs.ts';

const words = (locale: Locale) => translatorFor(transportPaletteMessages, locale);
const page = { page: 1, perPage: 10 };
const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

const routes = paletteSearch('listRoutes', {
  id: 'routes',
  permission: 'own_shift_view',
  title: (locale) => words(locale)('found.routes'),
  input: (q) => ({ query: { ...page, q } }),
  allResultsHref: (q) => paths.routesList({ q }),
  entry: ({ id, name, from_point, to_point, city }) => ({
    id,
    label: name,
    description: joined(`${from_point} – ${to_point}`, city),
    icon: Route,
    href: paths.showRoute({ id }),
  }),
});

const transports = paletteSearch('listTransports', {
  id: 'transports',
  permission: 'own_shift_view',
  title: (locale) => words(locale)('found.transports'),
  input: (q) => ({ query: { ...page, q } }),
  allResultsHref: (q) => paths.transportList({ q }),
  entry: ({ id, transport_num, name, state_number, route, driver }, locale) => ({
    id,
    label: words(locale)('found.transport', { number: transport_num, model: name }),
    description: joined(state_number && formatPlate(state_number), route?.name, driver?.name) || undefined,
    icon: Bus,
    href: paths.transportList({ open: id }),
  }),
});

const drivers = paletteSearch('listDrivers', {
  id: 'drivers',
  permission: 'own_shift_view',
  title: (locale) => words(locale)('found.drivers'),
  input: (name) => ({ query: { ...page, name } }),
  allResultsHref: (name) => paths.driversList({ name }),
  entry: ({ id, name, tabulation_number, route, transport_number }, locale) => ({
    id,
    label: name,
    description: joined(
      words(locale)('found.driverNumber', { number: tabulation_number }),
      route?.name,
      transport_number && words(locale)('found.onTransport', { number: transport_number }),
    ),
    icon: IdCard,
    href: paths.driversList({ open: id }),
  }),
});

const shiftCommand = (task: 'open' | 'close', icon: LucideIcon) =>
  paletteSearch('listDrivers', {
    id: `${task}-shift`,
    permission: 'transport_manage',
    isCommand: true,
    title: (locale) => words(locale)(`command.${task}`),
    input: (name) => {
      const shift = task === 'open' ? ('closed' as const) : ('open' as const);
      return { query: { ...page, name, shift } };
    },
    allResultsHref: (name) => paths.driversList({ name }),
    entry: ({ id, name, route, transport_number }, locale) => ({
      id,
      label: name,
      description: joined(
        route?.name,
        transport_number && words(locale)('found.onTransport', { number: transport_number }),
      ),
      icon,
      href: paths.driversList({ open: id, [DRIVER_TASK_PARAM]: task }),
    }),
  });

const editVehicle = paletteSearch('listTransports', {
  id: 'edit-vehicle',
  permission: 'transport_manage',
  isCommand: true,
  title: (locale) => words(locale)('command.editVehicle'),
  input: (q) => ({ query: { ...page, q } }),
  allResultsHref: (q) => paths.transportList({ q }),
  entry: ({ id, transport_num, name, route }, locale) => ({
    id,
    label: words(locale)('found.transport', { number: transport_num, model: name }),
    description: route?.name,
    icon: Pencil,
    href: paths.transportList({ [EDIT_VEHICLE_PARAM]: id }),
  }),
});

function actions(locale: Locale): readonly PaletteAction[] {
  const text = words(locale);
  const permission = 'transport_manage';
  return [
    { id: 'route', label: text('create.route'), icon: Plus, href: paths.routeCreate(), permission },
    {
      id: 'transport',
      label: text('create.transport'),
      icon: Plus,
      href: paths.transportCreate(),
      permission,
    },
    { id: 'driver', label: text('create.driver'), icon: Plus, href: paths.driverCreate(), permission },
    { id: 'depot', label: text('create.depot'), icon: Plus, href: paths.branchEdit(), permission },
  ];
}

export const transportPalette: FeaturePalette = {
  catalogues: [transportPaletteMessages],
  hint: (locale) => words(locale)('hint'),
  actions,
  searches: [
    shiftCommand('close', CircleStop),
    shiftCommand('open', CirclePlay),
    editVehicle,
    routes,
    transports,
    drivers,
  ],
};
