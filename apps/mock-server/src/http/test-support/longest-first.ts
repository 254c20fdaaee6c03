/** In which order test files are begun: one that takes long would be waited for alone, if it were begun late. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** @param files ends of their paths, the first to begin first; all others follow in vitest's own order */
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
