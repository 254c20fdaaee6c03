/** What a step of the dialog takes, which asks for a change. */
export interface StepProps<Change> {
  /** The one that was asked for already. */
  readonly change: Change | null;
  readonly onNext: (change: Change) => void;
  readonly onClose: () => void;
}
