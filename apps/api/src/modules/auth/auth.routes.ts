import { bearerOf } from '../../platform/caller.ts';
import type { Routes } from '../../platform/contract-routes.ts';
import { type AuthDependencies, createAuthService } from './auth.service.ts';

export function authRoutes(routes: Routes, dependencies: AuthDependencies): void {
  const auth = createAuthService(dependencies);

  routes('logIn', async ({ body }) => ({
    status: true,
    token: await auth.logIn(body.username, body.password),
  }));

  routes('logOut', async ({ request, reply }) => {
    await auth.logOut(bearerOf(request) ?? '');
    reply.code(204);
    return undefined;
  });
}
