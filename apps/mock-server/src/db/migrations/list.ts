/** All migrations in order, imported statically for the bundle. Released ones are never edited. */
import type { Migration } from 'kysely/migration';
import { assumeLargeTables } from '../planner-statistics.ts';
import { up as foundation } from './0001-foundation.ts';
import { up as driverPhotos } from './0002-driver-photos.ts';
import { up as accountsAndAudit } from './0003-accounts-and-audit.ts';
import { up as keptResults } from './0004-kept-results.ts';
import { up as auditActions } from './0005-audit-actions.ts';
import { up as knownBrowsers } from './0006-known-browsers.ts';
import { up as sessionsOfBrowsers } from './0007-sessions-of-browsers.ts';
import { up as terminals } from './0008-terminals.ts';
import { up as events } from './0009-events.ts';
import { up as transactions } from './0010-transactions.ts';
import { up as bulkRuns } from './0011-bulk-runs.ts';
import { up as savedViews } from './0012-saved-views.ts';
import { up as terminalConfig } from './0013-terminal-config.ts';
import { up as auditOperations } from './0014-audit-operations.ts';
import { up as callbackTimeout } from './0015-callback-timeout.ts';
import { up as listFilters } from './0016-list-filters.ts';
import { up as looseSearch } from './0017-loose-search.ts';
import { up as listsOfUsers } from './0018-lists-of-users.ts';
import { up as runTemplateVersion } from './0019-run-template-version.ts';
import { up as plainNames } from './0020-plain-names.ts';
import { up as sortIndexes } from './0021-sort-indexes.ts';
import { up as terminalOverview } from './0022-terminal-overview.ts';
import { up as sharedViews } from './0023-shared-views.ts';
import { up as collectionRounds } from './0024-collection-rounds.ts';
import { up as firstHour } from './0025-first-hour.ts';
import { up as auditFolding } from './0026-audit-folding.ts';
import { up as refunds } from './0028-refunds.ts';
import { up as whoItWas } from './0029-who-it-was.ts';
import { up as secondFactor } from './0030-second-factor.ts';
import { up as secretParameters } from './0031-secret-parameters.ts';
import { up as releasedTerminals } from './0032-released-terminals.ts';
import { up as wordOfNewBrowsers } from './0033-word-of-new-browsers.ts';
import { up as disputeTerm } from './0034-dispute-term.ts';
import { up as paymentSearch } from './0036-payment-search.ts';
import { up as bulkRunPhone } from './0037-bulk-run-phone.ts';
import { up as receipts } from './0038-receipts.ts';
import { up as reversals } from './0040-reversals.ts';
import { up as reversalRuns } from './0041-reversal-runs.ts';
import { up as paymentFilters } from './0042-payment-filters.ts';
import { up as callbacks } from './0043-callbacks.ts';
import { up as paymentsByCompanyAndCard } from './0044-payments-by-company-and-card.ts';
import { up as keyPhraseOverlap } from './0045-key-phrase-overlap.ts';
import { up as callbackLog } from './0046-callback-log.ts';
import { up as merchantSecrets } from './0047-merchant-secrets.ts';
import { up as resendRuns } from './0048-resend-runs.ts';
import { up as websiteSearch } from './0049-website-search.ts';
import { up as companies } from './0051-companies.ts';
import { up as companiesOfMerchants } from './0052-companies-of-merchants.ts';
import { up as points } from './0053-points.ts';
import { up as pointKeys } from './0054-point-keys.ts';
import { up as registerShifts } from './0055-register-shifts.ts';
import { up as declinedPayments } from './0056-declined-payments.ts';
import { up as paymentsOfTerminals } from './0057-payments-of-terminals.ts';
import { up as offlineRegisters } from './0058-offline-registers.ts';
import { up as receiptsOfRegisters } from './0059-receipts-of-registers.ts';
import { up as people } from './0060-people.ts';
import { up as rightsTemplates } from './0061-rights-templates.ts';
import { up as scopeByPoints } from './0062-scope-by-points.ts';
import { up as schedules } from './0063-schedules.ts';
import { up as swapsAndWeekTemplates } from './0064-swaps-and-week-templates.ts';
import { up as cashiers } from './0065-cashiers.ts';
import { up as productGroups } from './0066-product-groups.ts';
import { up as products } from './0067-products.ts';
import { up as ingredients } from './0068-ingredients.ts';
import { up as compositions } from './0070-compositions.ts';
import { up as productRuns } from './0071-product-runs.ts';
import { up as soldGoods } from './0072-sold-goods.ts';
import { up as productImports } from './0073-product-imports.ts';
import { up as productFilters } from './0074-product-filters.ts';
import { up as rowsInFile } from './0075-rows-in-file.ts';
import { up as exciseByPrice } from './0076-excise-by-price.ts';
import { up as discounts } from './0077-discounts.ts';
import { up as customers } from './0078-customers.ts';
import { up as loyaltyReport } from './0079-loyalty-report.ts';

const inOrder: Record<string, Migration> = {
  '0001-foundation': { up: foundation },
  '0002-driver-photos': { up: driverPhotos },
  '0003-accounts-and-audit': { up: accountsAndAudit },
  '0004-kept-results': { up: keptResults },
  '0005-audit-actions': { up: auditActions },
  '0006-known-browsers': { up: knownBrowsers },
  '0007-sessions-of-browsers': { up: sessionsOfBrowsers },
  '0008-terminals': { up: terminals },
  '0009-events': { up: events },
  '0010-transactions': { up: transactions },
  '0011-bulk-runs': { up: bulkRuns },
  '0012-saved-views': { up: savedViews },
  '0013-terminal-config': { up: terminalConfig },
  '0014-audit-operations': { up: auditOperations },
  '0015-callback-timeout': { up: callbackTimeout },
  '0016-list-filters': { up: listFilters },
  '0017-loose-search': { up: looseSearch },
  '0018-lists-of-users': { up: listsOfUsers },
  '0019-run-template-version': { up: runTemplateVersion },
  '0020-plain-names': { up: plainNames },
  '0021-sort-indexes': { up: sortIndexes },
  '0022-terminal-overview': { up: terminalOverview },
  '0023-shared-views': { up: sharedViews },
  '0024-collection-rounds': { up: collectionRounds },
  '0025-first-hour': { up: firstHour },
  '0026-audit-folding': { up: auditFolding },
  '0028-refunds': { up: refunds },
  '0029-who-it-was': { up: whoItWas },
  '0030-second-factor': { up: secondFactor },
  '0031-secret-parameters': { up: secretParameters },
  '0032-released-terminals': { up: releasedTerminals },
  '0033-word-of-new-browsers': { up: wordOfNewBrowsers },
  '0034-dispute-term': { up: disputeTerm },
  '0036-payment-search': { up: paymentSearch },
  '0037-bulk-run-phone': { up: bulkRunPhone },
  '0038-receipts': { up: receipts },
  '0040-reversals': { up: reversals },
  '0041-reversal-runs': { up: reversalRuns },
  '0042-payment-filters': { up: paymentFilters },
  '0043-callbacks': { up: callbacks },
  '0044-payments-by-company-and-card': { up: paymentsByCompanyAndCard },
  '0045-key-phrase-overlap': { up: keyPhraseOverlap },
  '0046-callback-log': { up: callbackLog },
  '0047-merchant-secrets': { up: merchantSecrets },
  '0048-resend-runs': { up: resendRuns },
  '0049-website-search': { up: websiteSearch },
  '0051-companies': { up: companies },
  '0052-companies-of-merchants': { up: companiesOfMerchants },
  '0053-points': { up: points },
  '0054-point-keys': { up: pointKeys },
  '0055-register-shifts': { up: registerShifts },
  '0056-declined-payments': { up: declinedPayments },
  '0057-payments-of-terminals': { up: paymentsOfTerminals },
  '0058-offline-registers': { up: offlineRegisters },
  '0059-receipts-of-registers': { up: receiptsOfRegisters },
  '0060-people': { up: people },
  '0061-rights-templates': { up: rightsTemplates },
  '0062-scope-by-points': { up: scopeByPoints },
  '0063-schedules': { up: schedules },
  '0064-swaps-and-week-templates': { up: swapsAndWeekTemplates },
  '0065-cashiers': { up: cashiers },
  '0066-product-groups': { up: productGroups },
  '0067-products': { up: products },
  '0068-ingredients': { up: ingredients },
  '0070-compositions': { up: compositions },
  '0071-product-runs': { up: productRuns },
  '0072-sold-goods': { up: soldGoods },
  '0073-product-imports': { up: productImports },
  '0074-product-filters': { up: productFilters },
  '0075-rows-in-file': { up: rowsInFile },
  '0076-excise-by-price': { up: exciseByPrice },
  '0077-discounts': { up: discounts },
  '0078-customers': { up: customers },
  '0079-loyalty-report': { up: loyaltyReport },
};

const last = Object.keys(inOrder).at(-1);

export const migrations: Record<string, Migration> = Object.fromEntries(
  Object.entries(inOrder).map(([name, { up }]) => [name, name === last ? endingWithStatistics(up) : { up }]),
);

function endingWithStatistics(up: Migration['up']): Migration {
  return {
    async up(db) {
      await up(db);
      await assumeLargeTables(db);
    },
  };
}
