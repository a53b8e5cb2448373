import { useEffect, useState } from 'react';

/** False on the server and while its page is being taken over: what the browser keeps is not known until then. */
export function useIsMounted(): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
}
