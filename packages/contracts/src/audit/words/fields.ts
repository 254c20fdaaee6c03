import { businesses, firstStepTitles } from '../../auth/business.ts';
import { homeScreens } from '../../auth/home.ts';
import { pricesOfProduct, productFields, productGroupFields } from '../../catalogue/fields.ts';
import { productImportRunFields } from '../../catalogue/import-fields.ts';
import {
  compositionOfProduct,
  ingredientFields,
  ingredientTemplateFields,
} from '../../catalogue/ingredient-fields.ts';
import { recordedProductRunFields } from '../../catalogue/product-run-fields.ts';
import { companyFields } from '../../companies/fields.ts';
import { customerFields, discountFields } from '../../loyalty/fields.ts';
import { pointFields, pointKeyFields } from '../../points/fields.ts';
import { registerDocumentFields, registerShiftFields } from '../../points/shift-fields.ts';
import {
  bank,
  browser,
  choice,
  day,
  type FieldSpecs,
  flag,
  instant,
  number,
  parts,
  reference,
  text,
  withLabel,
} from '../../shared/fields.ts';
import { roles } from '../../shared/permissions.ts';
import { callbackDeliveryFields } from '../../terminals/callback-fields.ts';
import {
  bulkRunFields,
  callbackTestFields,
  journalTemplateFields,
  journalTerminalFields,
  signingKeyFields,
} from '../../terminals/fields.ts';
import { resendRunFields } from '../../terminals/resend-run-fields.ts';
import {
  collectionRoundFields,
  encashmentFields,
  reversalFields,
  reversalRunFields,
  reversedTransactionFields,
  statusSecretFields,
} from '../../transactions/fields.ts';
import {
  depotFields,
  driverFields,
  routeFields,
  shiftFields,
  vehicleFields,
} from '../../transport/fields.ts';
import { rightsTemplateFields, userCardFields, userFields } from '../../users/fields.ts';
import { swapStateTitles } from '../../users/swap-states.ts';
import { exportFields } from './exports.ts';
import { savedViewFields } from './saved-views.ts';

/** Without derived fields, which the audit log never records. */
const recorded = (specs: FieldSpecs): FieldSpecs =>
  Object.fromEntries(Object.entries(specs).filter(([, { isDerived }]) => !isDerived));

/** All fields that the audit log records, by object type. */
export const fields: Readonly<Record<string, FieldSpecs>> = {
  route: routeFields,
  transport: vehicleFields,
  driver: driverFields,
  shift: shiftFields,
  depot: recorded(depotFields),
  terminal: recorded(journalTerminalFields),
  transaction: reversedTransactionFields,
  reversal: reversalFields,
  reversal_run: recorded(reversalRunFields),
  encashment: recorded(encashmentFields),
  collection_round: recorded(collectionRoundFields),
  terminal_template: recorded(journalTemplateFields),
  terminal_dispute: { reason: text('Пояснення', 'Explanation') },
  bulk_run: recorded(bulkRunFields),
  callback: recorded(callbackDeliveryFields),
  resend_run: recorded(resendRunFields),
  callback_test: callbackTestFields,
  signing_key: signingKeyFields,
  status_secret: statusSecretFields,
  company: recorded(companyFields),
  point: recorded(pointFields),
  point_key: recorded(pointKeyFields),
  register_document: registerDocumentFields,
  register_shift: registerShiftFields,
  product: { ...recorded(productFields), ...pricesOfProduct, ...compositionOfProduct },
  product_run: recordedProductRunFields,
  product_group: productGroupFields,
  product_import_run: recorded(productImportRunFields),
  ingredient: recorded(ingredientFields),
  ingredient_template: recorded(ingredientTemplateFields),
  discount: recorded(discountFields),
  customer: recorded(customerFields),
  merchant: {
    name: text('Назва', 'Name'),
    tax_number: text('ЄДРПОУ або РНОКПП', 'EDRPOU or RNOKPP'),
    bank_mfo: bank('Банк', 'Bank'),
    iban: text('Рахунок IBAN', 'IBAN'),
    business: choice('Вид діяльності', 'Business', businesses),
    second_factor_roles: choice(
      'Двофакторну перевірку вимагають від',
      'Two-factor authentication required of',
      roles,
    ),
    postponed_steps: choice('Відкладені перші кроки', 'First steps left for later', firstStepTitles),
  },
  schedule: {
    opening_hours: text('Години роботи точки', 'Opening hours'),
    opening_days: text('Дні роботи точки', 'Opening days'),
    planned_shifts: text('Робочі зміни в плані', 'Planned shifts'),
    published_shifts: text('Опубліковані робочі зміни', 'Published shifts'),
  },
  user: {
    full_name: userCardFields.full_name,
    position: userFields.position,
    tax_number: userFields.tax_number,
    phone: userFields.phone,
    photo: userFields.photo,
    points: text('Точки', 'Points'),
    state: userFields.state,
    invited_at: instant('Код запрошення надіслано', 'Invitation code sent'),
    roles: userFields.roles,
    tags_added: withLabel(userFields.tags_added, 'Окремо надані права', 'Permissions added individually'),
    tags_removed: withLabel(
      userFields.tags_removed,
      'Окремо вилучені права',
      'Permissions removed individually',
    ),
    template: userFields.template,
    home_screen: choice('Початкова сторінка', 'Start page', homeScreens),
    home_terminal: reference('Свій термінал', 'Own terminal'),
    password: text('Пароль', 'Password'),
    attempts: number('Спроб', 'Attempts'),
    last_attempt_at: instant('Остання спроба', 'Last attempt'),
    addresses: text('Звідки', 'From where'),
    second_factor: userFields.has_second_factor,
    recovery_codes: text('Резервні коди', 'Recovery codes'),
    reason: text('Причина', 'Reason'),
    accepted: parts('Прийняті документи', 'Accepted documents', {
      terms: day('Умови використання', 'Terms of use'),
      privacy_policy: day('Політика конфіденційності', 'Privacy policy'),
      public_offer: day('Публічна оферта', 'Public offer'),
    }),
  },
  week_template: {
    name: text('Назва', 'Name'),
    opening_hours: text('Години роботи точки', 'Opening hours'),
    opening_days: text('Дні роботи точки', 'Opening days'),
    planned_shifts: text('Робочі зміни', 'Shifts'),
  },
  shift_swap: {
    requester: text('Хто просить', 'Asked by'),
    shift: text('Робоча зміна', 'Shift'),
    colleague: text('Кого просить', 'Colleague'),
    colleague_shift: text('Робоча зміна колеги', 'Colleague’s shift'),
    note: text('Примітка', 'Note'),
    state: choice('Стан', 'Status', swapStateTitles),
  },
  rights_template: recorded(rightsTemplateFields),
  saved_view: savedViewFields,
  export: exportFields,
  session: {
    user_agent: browser('Браузер', 'Browser'),
    address: text('IP-адреса', 'IP address'),
    signed_in_at: instant('Час входу', 'Signed in'),
    new_browser: flag('Новий браузер', 'New browser'),
    viewing_as: choice('Роль, у якій переглядають', 'Viewed as role', roles),
    viewing_as_point: reference('Точка, з якої переглядають', 'Viewed from point'),
  },
};
