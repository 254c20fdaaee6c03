import type { ReactNode } from 'react';
import { guide, storyId } from './guide.ts';
import { colours } from './tokens.ts';

export default { title: 'Get started' };

const groups = Map.groupBy(Object.entries(guide), ([title]) => title.split('/')[0] ?? '');

export function Introduction() {
  return (
    <main lang="en" className="mx-auto max-w-4xl space-y-10 py-6">
      <header className="space-y-2">
        <h1 className="font-[650] text-2xl leading-8">Kasa’s components</h1>
        <p className="max-w-prose text-text-muted">
          Calm, dense where data is, generous where decisions are. Theme and language are in the toolbar
          above; every story is held to WCAG 2.2 AA in both themes and both languages by{' '}
          <Code>pnpm test</Code>.
        </p>
      </header>
      <Section title="Run it">
        <Commands
          rows={[
            ['pnpm --filter @kasa/ui storybook', 'these pages, on port 6006, with hot reload'],
            ['pnpm --filter @kasa/ui build-storybook', 'the same as files, in storybook-static'],
            ['pnpm --filter @kasa/ui test', 'component tests and axe over all stories, in Chromium'],
            ['pnpm --filter @kasa/ui exec vitest run src/tabs', 'the tests of one component'],
          ]}
        />
      </Section>
      <Section title="Use it">
        <ul className="list-disc space-y-1 pl-5">
          <li>
            One file, one import: <Code>{"import { Button } from '@kasa/ui/button'"}</Code>. Styles come once:{' '}
            <Code>@import "@kasa/ui/styles.css"</Code>.
          </li>
          <li>Components hold no words: texts, names for screen readers too, are props.</li>
          <li>
            Fields are controlled and share one set of props (<Code>FieldProps</Code>); give them{' '}
            <Code>error</Code> and <Code>hint</Code>, not your own lines below.
          </li>
          <li>
            What is disabled says why: <Code>disabledReason</Code>.
          </li>
          <li>
            Links go by <Code>href</Code> through React Aria’s RouterProvider, so they open in a new tab, too.
          </li>
        </ul>
      </Section>
      <Section title="Colours">
        <p className="max-w-prose text-text-muted">
          Named by use, the same names in both themes: <Code>bg-surface</Code>, <Code>text-text-muted</Code>,{' '}
          <Code>border-border-strong</Code>. Components never name a raw colour. 4-px grid; radius 8, inside
          6; one shadow, for what floats.
        </p>
        <Colours />
      </Section>
      <Section title="Which component">
        {[...groups].map(([group, entries]) => (
          <Group key={group} name={group} entries={entries} />
        ))}
      </Section>
    </main>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-3">
      <h2 className="font-[620] text-lg leading-6">{title}</h2>
      {children}
    </section>
  );
}

function Code({ children }: { children: ReactNode }) {
  return <code className="rounded-md bg-hover px-1 text-[13px] [overflow-wrap:anywhere]">{children}</code>;
}

function Commands({ rows }: { rows: readonly (readonly [command: string, what: string])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 md:grid-cols-[auto_1fr]">
      {rows.map(([command, what]) => (
        <div key={command} className="contents">
          <dt>
            <Code>{command}</Code>
          </dt>
          <dd className="text-text-muted">{what}</dd>
        </div>
      ))}
    </dl>
  );
}

function Colours() {
  return (
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {Object.entries(colours).map(([name, use]) => (
        <li key={name} className="flex items-center gap-3 rounded-lg border border-border bg-surface p-2">
          <span
            aria-hidden
            className="size-9 shrink-0 rounded-md border border-border-strong"
            style={{ background: `var(--${name})` }}
          />
          <span className="min-w-0">
            <span className="block font-medium">{name}</span>
            <span className="block text-text-muted text-xs">{use}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Group({
  name,
  entries,
}: {
  name: string;
  entries: readonly (readonly [title: string, use: string])[];
}) {
  return (
    <section aria-label={name} className="space-y-1">
      <h3 className="font-semibold text-text-muted text-xs leading-4">{name}</h3>
      <dl className="divide-y divide-border rounded-lg border border-border bg-surface">
        {entries.map(([title, use]) => (
          <div key={title} className="grid gap-x-4 px-4 py-2 md:grid-cols-[180px_1fr]">
            <dt>
              {/* Stories run in a frame; Storybook's URL is that of its parent. */}
              <a
                href={`./?path=/story/${storyId(title)}`}
                target="_top"
                className="rounded-sm font-medium text-accent-text underline-offset-2 hover:underline"
              >
                {title.split('/')[1]}
              </a>
            </dt>
            <dd>
              {use.split('`').map((part, index) => (index % 2 ? <Code key={part}>{part}</Code> : part))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
