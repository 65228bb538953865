/** Secrets that stand nowhere but where the test put them: wherever else one is seen, something leaked. */
export const canaries = {
  apiKey: 'sk_canary_KEY_7f3b1c9d5e2a4806',
  /** What the service returns as a partner's own credential. */
  appKey: 'ak_canary_5d41402abc4b2a76b971',
  sessionSecret: 'session_canary_0123456789abcdef0123456789',
  tokenSecret: 'token_canary_0123456789abcdef0123456789',
  metricsToken: 'metrics_canary_0123456789',
  webhookSecret: `whsec_${Buffer.from('webhook-canary-24-bytes!').toString('base64')}`,
  /** Personal data that may be answered to its owner, and never be logged. */
  bvn: '22987654321',
  accountNumber: '9087654321',
} as const
