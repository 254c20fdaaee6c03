import { allBusinesses, type Business, businesses } from '@kasa/contracts/auth/business';
import { BusFront, Coffee, Globe, type LucideIcon, Store } from 'lucide-react';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { useServices, useSession } from '#shared/services/use-services.tsx';
import { firstStepsMessages } from '../messages/first-steps/catalogue.ts';

const icons: Readonly<Record<Business, LucideIcon>> = {
  shop: Store,
  cafe: Coffee,
  web_shop: Globe,
  transport: BusFront,
};

/** What a new merchant does: one press, and its first steps follow. */
export function BusinessChoice({ label }: { label: string }) {
  const text = useText(firstStepsMessages);
  const locale = useLocale();
  const { session } = useServices();
  const name = useSession()?.user.merchant.name ?? '';
  const denial = usePermissions().writeDenialReason('companies_manage');
  const command = useCommand('updateMerchant', {
    refreshes: ['listAuditEntries', 'listAuditPeople', 'getFirstSteps'],
  });
  const choose = async (business: Business) => session.store(await command.run({ body: { name, business } }));
  return (
    <div>
      <ul aria-label={label} className="grid gap-2 sm:grid-cols-2">
        {allBusinesses.map((id) => {
          const Icon = icons[id];
          return (
            <li key={id}>
              <button
                type="button"
                disabled={denial !== undefined || command.isRunning}
                onClick={() => void choose(id).catch(() => {})}
                className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-lg border border-border-strong px-3 py-2 text-left hover:border-accent hover:bg-accent-soft disabled:cursor-default disabled:opacity-60"
              >
                <Icon size={20} aria-hidden className="shrink-0 text-accent-text" />
                <span className="min-w-0">
                  <span className="block font-semibold">{businesses[id][locale]}</span>
                  <span className="block text-[13px] text-text-muted leading-4">
                    {text(`business.${id}`)}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {denial === undefined ? null : <p className="mt-2 text-[13px] text-text-muted">{denial}</p>}
    </div>
  );
}
