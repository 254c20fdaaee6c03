import { createContext, useCallback, useState } from 'react';

export interface ListedSection {
  readonly id: string;
  readonly title: string;
  readonly element: HTMLElement;
}

/** Registers a section with its form; returns the function that unregisters it. */
export type RegisterSection = (section: ListedSection) => () => void;

export const SectionListContext = createContext<RegisterSection | null>(null);

const isBefore = (one: ListedSection, other: ListedSection) =>
  Boolean(one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING);

/** The registered sections in page order, and the register function. */
export function useSectionList(): { sections: readonly ListedSection[]; register: RegisterSection } {
  const [sections, setSections] = useState<readonly ListedSection[]>([]);
  const register = useCallback((section: ListedSection) => {
    setSections((before) => [...before, section].sort((one, other) => (isBefore(one, other) ? -1 : 1)));
    return () => setSections((before) => before.filter((one) => one !== section));
  }, []);
  return { sections, register };
}
