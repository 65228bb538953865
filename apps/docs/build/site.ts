/** A page of the site: `from` is its source in the repository, or `write` makes it from the sources. */
export type Page = { slug: string; from: string } | { slug: string; write: string }

/** A section of the menu. */
export type Section = { label: string; collapsed?: true; pages: readonly Page[] }

const own = (slug: string, file = slug): Page => ({ slug, from: `apps/docs/pages/${file}.md` })
const relay = (slug: string, file: string): Page => ({ slug, from: `packages/relay/docs/${file}.md` })

/** The pages in the order in which a person needs them. */
export const site: readonly Section[] = [
  {
    label: 'Get started',
    pages: [
      { slug: 'index', from: 'apps/docs/pages/index.mdx' },
      own('start/vite-express'),
      own('start/next'),
      own('start/react-router'),
      own('start/html'),
      own('start/phone-app'),
      { slug: 'start/flask', from: 'packages/relay/docs/recipes/flask.md' },
      { slug: 'start/php', from: 'packages/relay/docs/recipes/php.md' },
      own('start/concepts'),
      own('start/money-safety'),
      { slug: 'start/sandbox', from: 'packages/sandbox/README.md' },
      { slug: 'start/testing', from: 'packages/testing/README.md' },
      own('start/assistants'),
    ],
  },
  {
    label: 'Widgets',
    pages: [
      own('widgets/guides'),
      own('widgets/documents'),
      own('widgets/sheets'),
      own('widgets/importing-transactions'),
      own('widgets/matching-repayments'),
      own('widgets/reconciling-the-lockbox'),
      own('widgets/portfolio'),
      own('widgets/accessibility'),
      { slug: 'widgets', write: 'widgets' },
    ],
  },
  {
    label: 'Hooks',
    pages: [
      own('hooks'),
      { slug: 'hooks/server-rendering', from: 'packages/hooks/docs/server-rendering.md' },
      { slug: 'hooks/reference', write: 'hooks' },
    ],
  },
  {
    label: 'Brand',
    pages: [
      own('brand'),
      own('brand/slots'),
      own('brand/tokens'),
      own('brand/parts'),
      own('brand/words'),
      own('brand/studio'),
      own('brand/publish'),
      { slug: 'brand/check', from: 'packages/brand/README.md' },
    ],
  },
  {
    label: 'Server',
    pages: [
      own('server/where'),
      { slug: 'server/relay', from: 'packages/relay/README.md' },
      { slug: 'server/options', write: 'relayOptions' },
      relay('server/identity', 'identity'),
      relay('server/tokens', 'tokens'),
      relay('server/webhooks', 'webhooks'),
      relay('server/outcomes', 'outcomes'),
      relay('server/program', 'program'),
      relay('server/tenants', 'tenants'),
      ...['express', 'fastify', 'hono', 'next', 'workers'].map((name) =>
        relay(`server/${name}`, `recipes/${name}`),
      ),
      ...['express-session', 'passport', 'auth-js', 'clerk', 'keycloak'].map((name) =>
        relay(`server/sign-in-${name}`, `recipes/sign-in-${name}`),
      ),
    ],
  },
  { label: 'Go live', pages: [own('go-live'), relay('go-live/checklist', 'production')] },
  {
    label: 'Operate',
    collapsed: true,
    pages: [
      relay('operate', 'operating'),
      ...[
        'deployment',
        'incidents',
        'inbox',
        'ledger',
        'spending-controls',
        'batches',
        'events',
        'uploads',
        'staged-files',
        'retention',
        'upstream',
        'scale',
        'data-map',
        'threat-model',
      ].map((name) => relay(`operate/${name}`, name)),
    ],
  },
  {
    label: 'Reference',
    collapsed: true,
    pages: [
      { slug: 'reference/api', write: 'api' },
      { slug: 'reference/errors', from: 'packages/core/docs/errors.md' },
      own('reference/mistakes'),
      relay('reference/settings', 'settings'),
      own('reference/sizes'),
      { slug: 'reference/traps', from: 'packages/core/docs/api-traps.md' },
      { slug: 'reference/elements', from: 'packages/elements/README.md' },
      own('reference/elements-table'),
      { slug: 'reference/webview', from: 'packages/webview/README.md' },
      { slug: 'reference/bulk', from: 'packages/bulk/README.md' },
      own('reference/reading-files'),
      own('reference/matching-rules'),
      own('reference/uploads'),
      { slug: 'reference/sandbox', from: 'packages/sandbox/docs/server.md' },
      own('reference/brand-page'),
      own('reference/modals'),
      own('reference/accessible-forms'),
      own('reference/accessible-records'),
      own('reference/accessible-cards'),
      own('reference/accessibility-checks'),
    ],
  },
  {
    label: 'Contribute',
    collapsed: true,
    pages: [
      { slug: 'contribute', from: 'CONTRIBUTING.md' },
      own('contribute/glossary'),
      own('contribute/translating'),
      relay('contribute/adding-a-route', 'adding-a-route'),
      { slug: 'contribute/bench', from: 'apps/bench/README.md' },
    ],
  },
  {
    label: 'Releases',
    pages: [
      own('releases'),
      { slug: 'releases/versions', from: 'VERSIONING.md' },
      { slug: 'releases/support', from: 'SUPPORT.md' },
      { slug: 'releases/security', from: 'SECURITY.md' },
    ],
  },
]
