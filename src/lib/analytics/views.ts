import { type Period, periods } from '#lib/analytics/periods.ts';

/** The four views of the dashboard, the first one by default (docs/contract.md §12.4, §13.2). */
export const views = [
  { key: 'recommendations', name: 'Recommendations', icon: 'user-plus' },
  { key: 'usage', name: 'Personality Usage', icon: 'chart-column' },
  { key: 'reactions', name: 'Reactions', icon: 'thumbs-up' },
  { key: 'feedback', name: 'Feedback', icon: 'message-square' },
] as const;
export type View = (typeof views)[number]['key'];

/** The view and the period that an address asks for; unknown ones mean the default. */
export function chosenView(searchParams: URLSearchParams): { view: (typeof views)[number]; period: Period } {
  const period = searchParams.get('period') ?? '';
  return {
    view: views.find(({ key }) => key === searchParams.get('view')) ?? views[0],
    period: Object.hasOwn(periods, period) ? (period as Period) : 'all',
  };
}
