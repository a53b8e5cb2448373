import { useEffect } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { destinationOf } from '../redirects.ts';
import { isBeingLeft, tokens } from '../tokens.ts';

/** A member who was logged out in another tab, be it while this page was opening, does not stay on a page for members. */
export function useReturnToLogin(): void {
  const navigate = useNavigate();
  const path = createPath(useLocation());
  useEffect(() => {
    const leave = () => {
      if (tokens === null || tokens.read() !== null || isBeingLeft()) return;
      const target = destinationOf(path, { hasToken: false });
      if (target !== null) void navigate(target, { replace: true });
    };
    leave();
    return tokens?.subscribe(leave);
  }, [path, navigate]);
}
