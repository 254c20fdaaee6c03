import { Button } from '@kasa/ui/button';
import { BusFront, CreditCard, Gift, Globe, type LucideIcon, ReceiptText } from 'lucide-react';
import { ScrollRestoration, useSearchParams } from 'react-router-dom';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { ProductPicture } from '../components/product-picture.tsx';
import { PublicHeader } from '../components/public-page.tsx';
import { welcomeMessages } from '../messages/welcome/catalogue.ts';

/** Areas of the product (spec §1). */
const areas = [
  ['acquiring', CreditCard],
  ['ecommerce', Globe],
  ['prro', ReceiptText],
  ['catalogue', Gift],
  ['transport', BusFront],
] as const satisfies readonly (readonly [string, LucideIcon])[];

/** `/welcome`: public page about the product. */
export function WelcomeScreen() {
  const text = useText(welcomeMessages);
  const redirect = useSearchParams()[0].get('redirect');
  usePageTitle(text('title'));
  return (
    <div className="min-h-dvh bg-bg">
      <div className="mx-auto max-w-[1200px]">
        <PublicHeader />
        <main className="px-4 pb-16 md:px-8">
          <div className="grid items-center gap-10 pt-8 pb-14 md:pt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,460px)] lg:gap-16 lg:pb-20">
            <div className="max-w-xl">
              <h1 className="text-balance font-[650] text-[34px] leading-[1.15] tracking-[-0.025em] md:text-[46px]">
                {text('heading')}
              </h1>
              <p className="mt-4 text-[17px] text-text-muted leading-7">{text('about')}</p>
              <div className="mt-7 flex flex-wrap gap-3">
                <Button variant="primary" href={paths.signUp({ redirect })}>
                  {text('signUp')}
                </Button>
                <Button href={paths.signIn({ redirect })}>{text('signIn')}</Button>
              </div>
            </div>
            <ProductPicture />
          </div>
          <h2 className="font-[650] text-2xl leading-8 tracking-[-0.01em]">{text('areas')}</h2>
          <ul className="mt-4 *:border-border *:not-last:border-b border-border border-y">
            {areas.map(([id, Icon]) => (
              <li
                key={id}
                className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-4 gap-y-1 py-5 md:grid-cols-[20px_240px_minmax(0,1fr)] md:gap-x-6"
              >
                <Icon size={20} aria-hidden className="mt-0.5 text-accent-text" />
                <h3 className="font-[620] text-base leading-6">{text(id)}</h3>
                <p className="text-[15px] text-text-muted leading-6 max-md:col-start-2">
                  {text(`${id}Text`)}
                </p>
              </li>
            ))}
          </ul>
        </main>
      </div>
      <ScrollRestoration />
    </div>
  );
}
