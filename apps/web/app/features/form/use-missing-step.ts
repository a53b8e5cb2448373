import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

/** The address of a later step, opened when what was typed before is gone, leads back to where it is typed. */
export function useMissingStep(isMissing: boolean, start: string): void {
  const navigate = useNavigate();
  // On the server and while its page is being taken over, what the browser keeps is not known.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  useEffect(() => {
    if (isMounted && isMissing) void navigate(start, { replace: true });
  }, [isMounted, isMissing, start, navigate]);
}
