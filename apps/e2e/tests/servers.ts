const server = (variable: string, port: number) => ({ variable, port, url: `http://127.0.0.1:${port}` });

/** Beside the ports of a running demo, so that both can run at the same time. */
export const servers = {
  api: server('API_PORT', 4400),
  web: server('WEB_PORT', 4401),
  mini: server('MINI_PORT', 4402),
  sandbox: server('SANDBOX_PORT', 4403),
  mail: server('SANDBOX_SMTP_PORT', 4404),
};
