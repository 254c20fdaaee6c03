/** Starts long test files first, so that none runs alone at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** @param files path endings in starting order; other files follow in vitest's order */
export const longestFirst = (files: readonly string[]) =>
  class LongestFirst extends BaseSequencer {
    override async sort(all: TestSpecification[]): Promise<TestSpecification[]> {
      const rank = ({ moduleId }: TestSpecification) => {
        const at = files.findIndex((file) => moduleId.endsWith(`/${file}`));
        return at < 0 ? files.length : at;
      };
      return (await super.sort(all)).toSorted((one, other) => rank(one) - rank(other));
    }
  };
