/** The length of the half-radius ring that draws the slice. */
const ROUND = 2 * Math.PI * 3.8;

/** How complete something is, from 0 to 1; the words stand beside it. */
export function Pie({ share }: { readonly share: number }) {
  if (share >= 1) {
    return (
      <svg className="pie" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8.2" fill="var(--mk-matsu)" />
        <path
          d="M6 10.4 9 13.2 14.2 7.4"
          fill="none"
          stroke="var(--mk-paper)"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    );
  }
  return (
    <svg className="pie" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="7.6" fill="none" stroke="var(--mk-rule-2)" strokeWidth="1.4" />
      <circle
        cx="10"
        cy="10"
        r="3.8"
        fill="none"
        stroke="var(--mk-ink-2)"
        strokeWidth="7.6"
        strokeDasharray={`${share * ROUND} 30`}
        transform="rotate(-90 10 10)"
      />
    </svg>
  );
}
