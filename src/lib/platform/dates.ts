import { utcFormat } from 'd3-time-format';

/** Nov 22 */
export const formatDay = utcFormat('%b %-d');
/** Nov 22, 2026 */
export const formatDate = utcFormat('%b %-d, %Y');
/** November 22, 2026 at 4:25 AM UTC */
export const formatMoment = utcFormat('%B %-d, %Y at %-I:%M %p UTC');
