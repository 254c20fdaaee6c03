import { Button } from '@kasa/ui/button';
import { Tabs } from '@kasa/ui/tabs';
import type { ReactNode } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { scanMessages } from '../../messages/scan/catalogue.ts';
import { CodeFinder, type CodeFinderProps } from './code-finder.tsx';

export type CodeInputMode = 'typed' | 'camera' | 'photo';

/** A number or a code: typed, or read by the camera or from a photo. */
export function CodeInputTabs({
  mode,
  onModeChange,
  typedLabel,
  typeAction,
  isTypedLast = false,
  children,
  ...finder
}: Omit<CodeFinderProps, 'source' | 'otherWays'> & {
  mode: CodeInputMode;
  onModeChange: (mode: CodeInputMode) => void;
  typedLabel: string;
  /** Button of a scanner that leads to typing. */
  typeAction: string;
  isTypedLast?: boolean | undefined;
  /** The field to type in. */
  children: ReactNode;
}) {
  const text = useText(scanMessages);
  const typed = { id: 'typed', label: typedLabel, content: children };
  const otherWays = <Button onPress={() => onModeChange('typed')}>{typeAction}</Button>;
  const scanned = (['camera', 'photo'] as const).map((source) => ({
    id: source,
    label: text(`way.${source}`),
    content: <CodeFinder {...finder} source={source} otherWays={otherWays} />,
  }));
  return (
    <Tabs
      label={text('way.label')}
      selectedId={mode}
      onSelectedIdChange={(id) => onModeChange(id as CodeInputMode)}
      tabs={isTypedLast ? [...scanned, typed] : [typed, ...scanned]}
    />
  );
}
