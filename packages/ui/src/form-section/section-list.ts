import { createContext, useCallback, useState } from 'react';

/** A section of a form as links to it need it. */
export interface ListedSection {
  readonly id: string;
  readonly title: string;
  readonly element: HTMLElement;
}

/** Tells the form around of a section; what it returns takes the section off the list again. */
export type TellSection = (section: ListedSection) => () => void;

/** Null: no form around that lists its sections. */
export const SectionListContext = createContext<TellSection | null>(null);

const isBefore = (one: ListedSection, other: ListedSection) =>
  Boolean(one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING);

/** The sections that are on the page, in its order, and the way in which they tell of themselves. */
export function useSectionList(): { sections: readonly ListedSection[]; tell: TellSection } {
  const [sections, setSections] = useState<readonly ListedSection[]>([]);
  const tell = useCallback((section: ListedSection) => {
    setSections((before) => [...before, section].sort((one, other) => (isBefore(one, other) ? -1 : 1)));
    return () => setSections((before) => before.filter((one) => one !== section));
  }, []);
  return { sections, tell };
}
