import { createContext, useContext } from 'react';

export interface ToasterTexts {
  label: string;
  close: string;
  /** "Деталі" */
  details: string;
  /** "Код" */
  code: string;
  /** "Номер запиту" */
  requestId: string;
  copy: string;
  copied: string;
}

export const ToasterTextsContext = createContext<ToasterTexts | null>(null);

/** Texts of the surrounding Toaster. @throws Error outside of one */
export function useToasterTexts(): ToasterTexts {
  const texts = useContext(ToasterTextsContext);
  if (!texts) throw new Error('A toast is shown only inside a Toaster');
  return texts;
}
