import { createPostEvent } from '@telegram-apps/sdk-react';

/** Above all versions: whether the client knows a method was asked before. */
const anyVersion = '999.0';

/** Tells the client. The SDK's own `postEvent` brings along all components of the SDK, 8 KB of the first screen. */
export const postEvent = createPostEvent(anyVersion);
