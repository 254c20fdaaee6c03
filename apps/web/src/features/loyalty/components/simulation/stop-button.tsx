import { Button } from '@kasa/ui/button';
import { CircleStop } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A button that leaves with what it stops; focus goes on to the one that begins it. */
export function StopButton({
  label,
  onPress,
  next,
}: {
  label: string;
  onPress: () => void;
  next: RefObject<HTMLButtonElement | null>;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own !== null && own === document.activeElement) next.current?.focus();
    };
  }, [next]);
  return (
    <Button ref={button} icon={<CircleStop />} onPress={onPress}>
      {label}
    </Button>
  );
}
