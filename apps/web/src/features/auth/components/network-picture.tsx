/** Stops of three lines: points of the drawing below. */
const stops = {
  'stroke-accent': ['60 640', '180 640', '456 444', '744 360'],
  'stroke-sun': ['120 80', '120 280', '232 452', '458 780', '458 860'],
  'stroke-border-strong': ['250 180', '392 180', '556 276', '688 520', '688 680', '688 830'],
} as const;

export function NetworkPicture() {
  return (
    <svg viewBox="0 0 800 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="size-full">
      <g fill="none" strokeWidth="9" strokeLinecap="round">
        <path
          className="stroke-border-strong"
          strokeWidth="5"
          d="M-20 180H420q40 0 68 28l172 172q28 28 28 68V920"
        />
        <path className="stroke-sun" d="M120-20V300q0 40 28 68l282 282q28 28 28 68V920" />
        <path className="stroke-accent" d="M-20 640H220q40 0 68-28l224-224q28-28 68-28H820" />
      </g>
      {Object.entries(stops).map(([line, points]) =>
        points.map((point) => {
          const [x, y] = point.split(' ');
          return (
            <circle key={point} cx={x} cy={y} r="9" strokeWidth="5" className={`fill-surface ${line}`} />
          );
        }),
      )}
      {/* Interchanges. */}
      {['120 180', '340 560', '640 360'].map((point) => {
        const [x, y] = point.split(' ');
        return (
          <circle key={point} cx={x} cy={y} r="17" strokeWidth="6" className="fill-surface stroke-text" />
        );
      })}
    </svg>
  );
}
