import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

/** Addresses of steps outlive what was typed; whoever comes to one without it begins where it is missing. */
export function useMissingStep(isMissing: boolean, start: string): void {
  const navigate = useNavigate();
  // On the server and while its page is being taken over, what the browser keeps is not known.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  useEffect(() => {
    if (isMounted && isMissing) void navigate(start, { replace: true });
  }, [isMounted, isMissing, start, navigate]);
}
