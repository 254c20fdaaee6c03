import { allBusinesses, type Business, businesses } from '@kasa/contracts/auth/business';
import { Button } from '@kasa/ui/button';
import { BusFront, Coffee, Globe, type LucideIcon, Store } from 'lucide-react';
import { useState } from 'react';
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
  const [chosen, setChosen] = useState<Business>();
  const choose = async (business: Business) => {
    setChosen(business);
    session.store(await command.run({ body: { name, business } }));
  };
  return (
    <ul aria-label={label} className="grid gap-2 sm:grid-cols-2">
      {allBusinesses.map((id) => {
        const Icon = icons[id];
        return (
          <li key={id}>
            <Button
              isFullWidth
              icon={<Icon />}
              isLoading={command.isRunning && chosen === id}
              loadingLabel={text('saving')}
              disabledReason={denial}
              onPress={() => void choose(id).catch(() => {})}
            >
              {businesses[id][locale]}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
