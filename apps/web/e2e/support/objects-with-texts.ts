import { randomUUID } from 'node:crypto';
import { inputFromEntity } from '@kasa/contracts/shared/input-from-entity';
import { isEdrpou } from '@kasa/contracts/shared/tax-number';
import { exampleVehicle, VehicleInput } from '@kasa/contracts/transport/vehicles';
import type { APIRequestContext } from '@playwright/test';

/** Objects with a text in every text field. Their names begin with a search word and a number. */
export interface ObjectsWithTexts {
  readonly depots: readonly string[];
  readonly routes: readonly string[];
  readonly vehicles: readonly string[];
  readonly drivers: readonly string[];
  readonly companies: readonly string[];
  readonly points: readonly string[];
  readonly products: readonly string[];
  readonly productGroups: readonly string[];
  /** A draft of an import named by the first text, with a row for each. */
  readonly productImport: string;
  readonly ingredients: readonly string[];
  readonly ingredientTemplates: readonly string[];
  readonly discounts: readonly string[];
}

/** Sends a request that must succeed, as a user whose requests need no signature; returns its data. */
export async function sendRequest<Data = { id: string }>(
  api: APIRequestContext,
  method: 'post' | 'put',
  path: string,
  body: object,
): Promise<Data> {
  const answer = await api[method](`/api/v1${path}`, {
    data: body,
    headers: { 'idempotency-key': randomUUID() },
  });
  const { code, msg, details, data } = await answer.json();
  if (code !== 0) throw new Error(`${path}: ${msg} ${JSON.stringify(details)} ${JSON.stringify(body)}`);
  return data;
}

const at = (lat: number, lng: number) => ({ geometry: { location: { lat, lng } } });

/** A code with its check digit for each number. */
function companyCode(n: number): string {
  const digits = String(4_400_000 + n);
  return [...'0123456789'].map((check) => digits + check).find(isEdrpou) ?? '';
}

async function makeImport(api: APIRequestContext, names: readonly string[], sign: string): Promise<string> {
  const { id } = await sendRequest(api, 'post', '/catalogue/product-imports', {
    file_name: names[0],
    rows_in_file: names.length,
    defaults: {
      ...{ kind: 'goods', unit: 'piece', tax: 'vat_20', tax_included: true, is_fiscal: true },
      ...{ is_sold_everywhere: true, point_ids: [] },
    },
  });
  const rows = names.map((name, n) => ({
    position: n + 2,
    cells: { article: `${sign}I${n}`, name, price: '125,50' },
  }));
  await sendRequest(api, 'put', `/catalogue/product-imports/${id}/rows`, { rows });
  return id;
}

/** @param word prefix of the names @param sign prefix of short numbers, one letter */
export async function createObjectsWithTexts(
  api: APIRequestContext,
  texts: readonly string[],
  word: string,
  sign: string,
): Promise<ObjectsWithTexts> {
  const numbered = texts.map((text, n) => ({ text, n, nn: String(n).padStart(2, '0') }));
  type Numbered = (typeof numbered)[number];
  const name = ({ text, nn }: Numbered, max = 100) => `${word}${nn} ${text}`.slice(0, max).trim();
  // Names of people hold words alone: anything else is refused.
  const person = `${word} Олена`;
  // One kind at a time, so that the journal lists them in blocks.
  const make = async (path: string, body: (one: Numbered) => object) => {
    const made = await Promise.all(numbered.map((one) => sendRequest(api, 'post', path, body(one))));
    return made.map(({ id }) => id);
  };
  const depots = await make('/transport/depots', (one) => ({
    name: name(one),
    city: name(one, 60),
    address: name(one),
    director: person,
    director_phone: '+380671112233',
    shift_closing_time: '23:30',
  }));
  const routes = await make('/transport/routes', (one) => ({
    name: name(one),
    mode: 'tram',
    country: name(one, 60),
    city: name(one, 60),
    cost: 1700,
    from_point: name(one),
    to_point: name(one),
    transport_num: 4,
    avg_speed: null,
    avg_time: null,
    places: [
      { name: name(one), ...at(49.8067, 23.9815) },
      { name: name(one), ...at(49.841, 24.0252) },
    ],
  }));
  const vehicles = await make('/transport/transports', (one) => ({
    ...inputFromEntity(VehicleInput, exampleVehicle),
    branch_id: depots[one.n],
    route_id: routes[one.n],
    transport_num: `${sign}${one.nn}${one.text}`.slice(0, 10).trim(),
    name: name(one),
    mode: 'tram',
    state_number: null,
    validator: one.text.slice(0, 40).trim(),
    terminal_num: one.text.slice(0, 20).trim(),
    camera_link: `https://camera.example/?${one.text}`,
  }));
  const drivers = await make('/transport/drivers', (one) => ({
    branch_id: depots[one.n],
    name: person,
    tabulation_number: `${sign}${one.nn}${one.text}`.slice(0, 20).trim(),
    phone: '+380931234567',
    call_message: `https://chat.example/?${one.text}`,
    route_id: routes[one.n],
    transport_id: vehicles[one.n],
    add_data: `${one.text}\n${one.text}`,
  }));
  await Promise.all(
    numbered.map(async ({ n }) => {
      const shift = { transport_id: vehicles[n], route_id: routes[n] };
      await sendRequest(api, 'post', `/transport/drivers/${drivers[n]}/open-shift`, shift);
    }),
  );
  await Promise.all(
    numbered.map(async ({ n, text }) => {
      const counted = { handed_over_cash: 0, comment: text };
      await sendRequest(api, 'post', `/transport/drivers/${drivers[n]}/close-shift`, counted);
    }),
  );
  const companies = await make('/companies/companies', (one) => ({
    name: name(one),
    tax_number: companyCode(one.n + (sign.codePointAt(0) ?? 0) * 100),
    vat_number: null,
    address: name(one),
    parent_id: null,
    tax_letters: [],
  }));
  const points = await make('/points/points', (one) => ({
    kind: 'non_fiscal',
    name: name(one),
    city: name(one, 60),
    address: name(one),
    company_id: companies[one.n],
    director_id: null,
    shift_closing_time: '21:00',
    shift_closing_days: [],
    fiscal_register_number: null,
    point_key_id: null,
    is_test: false,
    location: null,
  }));
  const products = await make('/catalogue/products', (one) => ({
    name: name(one),
    article: `${sign}P${one.n}`,
    ...{ kind: 'goods', unit: 'piece', price: 12_550, sales_bonus: 0, is_fiscal: true },
    ...{ tax: 'vat_20', tax_included: true, has_excise: false, has_excise_mark: false },
    ...{ group_id: null, barcode: null, uktzed: null, is_sold_everywhere: true, point_ids: [] },
  }));
  const productImport = await makeImport(
    api,
    numbered.map((one) => name(one)),
    sign,
  );
  const productGroups = await make('/catalogue/product-groups', (one) => ({
    name: name(one),
  }));
  const ingredients = await make('/catalogue/ingredients', (one) => ({
    name: name(one),
    ...{ unit: 'kg', stock: 1_000, price: 12_550 },
  }));
  const ingredientTemplates = await make('/catalogue/ingredient-templates', (one) => ({
    name: name(one),
    lines: [{ kind: 'ingredient', id: ingredients[0], quantity: 100, loss: 0 }],
  }));
  const discounts = await make('/loyalty/discounts', (one) => ({
    name: name(one),
    rule: { type: 'fixed', percent_bp: 500, amount: null },
    ...{ bonus_activation_amount: 0, least_price: 0, from_day: null, to_day: null, week_days: ['mon'] },
    ...{ from_time: null, to_time: null, is_everywhere: true, point_ids: [], excluded_terminal_ids: [] },
    ...{ is_for_all_goods: true, product_ids: [], group_ids: [] },
    ...{ max_receipt_amount: null, max_customer_amount: null, max_total_amount: null },
  }));
  return {
    depots,
    discounts,
    ingredients,
    ingredientTemplates,
    productGroups,
    productImport,
    products,
    points,
    companies,
    routes,
    vehicles,
    drivers,
  };
}
