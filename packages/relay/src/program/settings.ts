/** The description of one setting of the program. */
type Setting = {
  /** Comes from the environment or from a file that it names, never from `onlend.json`, and is printed nowhere. */
  isSecret?: true
  /** The default in words; none for a setting that is required or simply off. */
  fallback?: string
  /** The meaning of the setting, in one line. */
  about: string
}

/** Every setting of the program by its variable of the environment, in the order in which they are explained. In the file it is written `likeThis`. */
export const settings = {
  LENDING_API_URL: {
    about: 'Required. The address of the lending service before /v1: https, or http on this machine.',
  },
  LENDING_API_KEY: { isSecret: true, about: 'Required. The secret key of the lending service.' },
  LENDING_ENVIRONMENT: { about: 'Required. sandbox or production.' },
  ALLOW_INSECURE_API: {
    fallback: 'false',
    about: 'true to call the service by plain http on a closed network; never in production.',
  },
  BACKEND_SECRET: {
    isSecret: true,
    about:
      'Required. The secret that your backend shows to get tokens: 32 characters or more, one or two of them.',
  },
  TOKEN_SECRET: {
    isSecret: true,
    about: 'Required. The secret that signs the tokens: 32 characters or more. The first signs, all verify.',
  },
  TOKEN_LIFETIME: { fallback: '300', about: 'Seconds for which a token is good, from 10 to 3600.' },
  TOKEN_OPERATORS: {
    fallback: 'false',
    about: 'true to let your backend ask for tokens of operators, who see the webhooks of every partner.',
  },
  ALLOWED_ORIGINS: {
    fallback: 'none',
    about: 'Origins of your pages, such as https://shop.example, where they are not served beside the relay.',
  },
  WEBHOOK_SECRET: {
    isSecret: true,
    about: 'whsec_ and base64, one or several of them. Without it the relay takes no webhooks.',
  },
  OUTCOMES_URL: {
    fallback: 'none',
    about: 'The https address of your backend that hears of every outcome, by a signed webhook.',
  },
  OUTCOMES_SECRET: {
    isSecret: true,
    about: 'Signs these webhooks: whsec_ and base64, one or two of them. Required with OUTCOMES_URL.',
  },
  OUTCOMES_ALLOW_PRIVATE: {
    fallback: 'none',
    about: 'Host names that OUTCOMES_URL may have in a private network, where http will do.',
  },
  LEDGER_SECRET: {
    isSecret: true,
    about: 'Seals what the ledger keeps of people: 32 characters or more. Required in production.',
  },
  LEDGER_WITNESS: {
    fallback: 'ledger-witness in DATA_DIR, where there is one',
    about: 'A file that remembers what was sent last, on a disk that is not restored with the database.',
  },
  DATABASE_URL: {
    isSecret: true,
    about: 'The address of a PostgreSQL, 15 or newer. Without it the relay keeps its ledger in DATA_DIR.',
  },
  DATABASE_DIRECT_URL: {
    isSecret: true,
    fallback: 'DATABASE_URL',
    about: 'The address of the server itself, where DATABASE_URL is that of a pooler.',
  },
  DATABASE_POOL: { fallback: '10', about: 'Connections to PostgreSQL besides the one that listens.' },
  DATA_DIR: { fallback: '.onlend', about: 'The folder of the embedded database.' },
  ALLOW_EMBEDDED: {
    fallback: 'false',
    about: 'true to use the embedded database in production: a power cut can take its last moments.',
  },
  UPLOADS_DIR: { fallback: 'off', about: 'The folder where documents wait until they are submitted.' },
  UPLOADS_BUCKET: {
    fallback: 'off',
    about: 'The bucket of S3, or of its protocol, where they wait instead.',
  },
  UPLOADS_REGION: { about: 'Required with UPLOADS_BUCKET. Its region; auto where a service has none.' },
  UPLOADS_ENDPOINT: { fallback: 'AWS', about: 'The address of another service that has the bucket.' },
  UPLOADS_ACCESS_KEY_ID: {
    fallback: 'the credentials of the machine',
    about: 'The id of the key of the bucket.',
  },
  UPLOADS_SECRET_ACCESS_KEY: { isSecret: true, about: 'The key of the bucket, with its id.' },
  UPLOADS_TOTAL_MB: { fallback: '20480', about: 'Megabytes that may wait, of all partners together.' },
  UPLOADS_FREE_MB: { fallback: '512', about: 'Megabytes that stay free on the disk of UPLOADS_DIR.' },
  CLAMD: { fallback: 'false', about: "true to scan every document with ClamAV's clamdscan." },
  ALLOW_UNSCANNED: {
    fallback: 'false',
    about: 'true to accept, in check-production, that nothing scans them.',
  },
  TENANTS_DIR: { fallback: 'none', about: 'A folder of brands, one JSON file for each.' },
  UNREVIEWED_LOCALES: {
    fallback: 'false',
    about: 'true to offer languages that no reader has accepted yet.',
  },
  EDIT_BRANDS: {
    fallback: 'false',
    about:
      'true to let the people of a channel partner change and publish the brand of TENANTS_DIR that names it.',
  },
  DRAWDOWN_COST: {
    fallback: 'none in the sandbox, required in production',
    about:
      'The place where people learn the cost of a drawdown: estimate (your forms), range (drawdownCost of your brands) or elsewhere (the lender).',
  },
  CUSTOMER_PARTNERS_OF: {
    fallback: 'session',
    about: 'session, or service to add those that the service lists for a channel partner.',
  },
  LIMITS: {
    fallback: "the relay's",
    about: 'How much may be asked: an object as the option limits takes it.',
  },
  SPENDING_CONTROLS: {
    fallback: 'none',
    about: 'How much may be moved: an object as the option spendingControls takes it.',
  },
  RETENTION: {
    fallback: 'for good',
    about: 'Days for which records are kept: an object as the option retention takes it.',
  },
  MOUNT_PATH: { fallback: '/lending', about: 'The path under which everything is served.' },
  HOST: { fallback: '127.0.0.1', about: 'The address to listen at; 0.0.0.0 in a container.' },
  PORT: { fallback: '4310', about: 'The port to listen at; 0 for any that is free.' },
  LOG_LEVEL: { fallback: 'info', about: 'info, warn, error or silent.' },
  METRICS_TOKEN: {
    isSecret: true,
    about: 'What Prometheus shows at /metrics: 16 characters or more. Without it there is no such page.',
  },
  STOP_TIMEOUT: {
    fallback: '60',
    about:
      'Seconds that writes which were sent have to be recorded when the program gets the signal to stop.',
  },
} as const satisfies Record<string, Setting>

/** A setting by its variable. */
export type SettingName = keyof typeof settings
