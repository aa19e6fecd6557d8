import type { CategoryKey } from '#api/categories.ts';

interface Category {
  key: CategoryKey;
  name: string;
  /** The word of the name that stands alone where there is little room. */
  shortName: string;
  label: string;
  description: string;
  icon: string;
}

/** The five persona categories (docs/contract.md §6.3), in the order of the home screen's tabs. */
export const categories: readonly Category[] = [
  {
    key: 'business',
    name: 'Business Leaders',
    shortName: 'Business',
    label: 'Business & Entrepreneurship',
    description: 'Founders and builders on decisions, craft, customers and the courage to begin.',
    icon: 'briefcase',
  },
  {
    key: 'sports',
    name: 'Sports Icons',
    shortName: 'Sports',
    label: 'Sports & Athletics',
    description: 'Champions on practice, pressure, losing well and getting up again.',
    icon: 'trophy',
  },
  {
    key: 'cinema',
    name: 'Cinema & Entertainment',
    shortName: 'Cinema',
    label: 'Cinema & Entertainment',
    description: 'Storytellers on doubt, fame, listening and finding your own voice.',
    icon: 'clapperboard',
  },
  {
    key: 'leaders',
    name: 'World Leaders',
    shortName: 'Leaders',
    label: 'World Leaders & Politics',
    description: 'Leaders of conscience on justice, courage and change without hatred.',
    icon: 'globe',
  },
  {
    key: 'legacy',
    name: 'Buddhist Wisdom',
    shortName: 'Wisdom',
    label: 'Legacy & History',
    description: 'Teachers of a living Buddhism on suffering, hope and the worth of every life.',
    icon: 'flower-2',
  },
];
