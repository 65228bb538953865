import { tailwindForms } from './tailwindForms.ts'
import { themeCalls } from './themeCalls.ts'
import { wordPressLike } from './wordPressLike.ts'

/** A page's own style sheet, as a host may bring it along. */
export type HostStyle = {
  title: string
  /** Which build of the kit's styles such a host is told to take. */
  build: 'styles.css' | 'styles.layer.css'
  load: () => Promise<string>
}

export type HostStyleName = 'tailwind3' | 'tailwind3Forms' | 'tailwind4' | 'bootstrap5' | 'wordPressLike'

async function tailwind3(): Promise<string> {
  const { default: css } = await import('../../node_modules/tailwindcss-3/lib/css/preflight.css?raw')
  return themeCalls(css)
}

/** Host style sheets by name, for the tests against them and for the showroom's toolbar. */
export const hostStyles: Readonly<Record<HostStyleName, HostStyle>> = {
  tailwind3: { title: 'Tailwind 3', build: 'styles.css', load: tailwind3 },
  tailwind3Forms: {
    title: 'Tailwind 3 with forms',
    build: 'styles.css',
    load: async () => `${await tailwind3()}\n${tailwindForms}`,
  },
  tailwind4: {
    title: 'Tailwind 4 (layers)',
    build: 'styles.layer.css',
    load: async () => {
      const { default: css } = await import('tailwindcss/preflight.css?raw')
      return `@layer theme, base, ol, components, utilities;\n@layer base {\n${themeCalls(css)}\n}`
    },
  },
  bootstrap5: {
    title: 'Bootstrap 5',
    build: 'styles.css',
    load: async () => (await import('bootstrap/dist/css/bootstrap.css?raw')).default,
  },
  wordPressLike: {
    title: 'WordPress-like theme',
    build: 'styles.css',
    load: async () => wordPressLike,
  },
}
