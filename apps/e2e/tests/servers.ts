/** Different from the ports of the demo, so that both can run at once. Two checkouts need different first ports. */
const firstPort = Number(process.env.E2E_FIRST_PORT || 4400);

const server = (variable: string, offset: number) => {
  const port = firstPort + offset;
  return { variable, port, url: `http://127.0.0.1:${port}` };
};

export const servers = {
  api: server('API_PORT', 0),
  web: server('WEB_PORT', 1),
  mini: server('MINI_PORT', 2),
  sandbox: server('SANDBOX_PORT', 3),
  mail: server('SANDBOX_SMTP_PORT', 4),
};

/** The first port for servers that a test starts itself. */
export const firstFreePort = firstPort + 5;
