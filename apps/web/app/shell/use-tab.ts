import { useSearchParams } from 'react-router';

/** The tab in the address, or the first. */
export function useTab<Tab extends string>(tabs: readonly [Tab, ...Tab[]]): Tab {
  const named = useSearchParams()[0].get('tab');
  return tabs.find((tab) => tab === named) ?? tabs[0];
}
