import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';

/** A button that mounts and unmounts its content. */
export function Toggle({ children }: { children: (isShown: boolean) => ReactNode }) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <Button onPress={() => setShown(!isShown)}>Toggle</Button>
      {children(isShown)}
    </>
  );
}
