import { domains } from './domains.ts';

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? { [Id in keyof All]: All[Id] }
  : never;
type OfDomains = (typeof domains)[keyof typeof domains]['operations'];

export type Operations = Together<OfDomains>;

export const operations: Operations = Object.assign(
  {},
  ...Object.values(domains).map((domain) => domain.operations),
);
