import { createPostEvent } from '@telegram-apps/sdk-react';

/** Higher than all versions: whether the client supports a method was checked before. */
const anyVersion = '999.0';

/**
 * Posts an event to the client. The SDK's own `postEvent` would add all of the SDK's components, 8 KB, to the first
 * screen.
 */
export const postEvent = createPostEvent(anyVersion);
