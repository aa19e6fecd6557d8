const units = [
  ['year', 365.25 * 86_400_000],
  ['month', (365.25 / 12) * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was: "3 hours ago". A clock that goes ahead of ours does not lead into the future. */
export function relativeTime(then: Date, now: Date): string {
  const agoMs = now.getTime() - then.getTime();
  const unit = units.find(([, ms]) => agoMs >= ms);
  if (unit === undefined) return 'less than a minute ago';
  const [name, lengthMs] = unit;
  const count = Math.floor(agoMs / lengthMs);
  return `${count} ${name}${count === 1 ? '' : 's'} ago`;
}

/** Keeps the page's relative times right while it is open, or when it comes back from the back button's cache. */
export function keepTimesRight(): void {
  const update = () => {
    for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-relative]')) {
      const text = relativeTime(new Date(time.dateTime), new Date());
      if (time.textContent !== text) time.textContent = text;
    }
  };
  setInterval(update, 30_000);
  addEventListener('pageshow', update);
}
