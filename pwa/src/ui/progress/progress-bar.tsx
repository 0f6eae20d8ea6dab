import '../table/table.css';

type Props = {
  readonly label: string;
  /** 0 to 100; null while nobody knows. */
  readonly percent: number | null;
};

/** How far something has come. */
export function ProgressBar({ label, percent }: Props) {
  return (
    <div
      className="bar grow"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(percent !== null && { 'aria-valuenow': percent })}
    >
      <i style={{ width: `${percent ?? 0}%` }} />
    </div>
  );
}
