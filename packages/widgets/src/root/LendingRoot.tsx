'use client'
import { type CSSProperties, type ReactNode, useCallback, useId, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { toFormatLocale, toSoundLocale, toSoundZone } from '@onlend/core/internal'
import type { Reword } from '../words/createReword.ts'
import type { Messages } from '../words/Messages.ts'
import type { LendingTheme } from '../theme/LendingTheme.ts'
import type { ThemeDensity, ThemeScheme } from '../theme/PartnerTheme.ts'
import type { IconName } from '../ui/drawIcon.ts'
import type { PartClassNames } from '../ui/PartClassNames.ts'
import { addRegion } from '../format/addRegion.ts'
import { getDirection } from './getDirection.ts'
import { useIsHydrated } from '../ui/useIsHydrated.ts'
import type { Slots } from '../ui/Slots.ts'
import { RootContext, type RootValue, type SupportRequest } from '../ui/RootContext.ts'
import { useRootMistakes } from './useRootMistakes.ts'
import { themeStyle } from '../theme/themeStyle.ts'
import { useThemeFonts } from '../theme/useThemeFonts.ts'

// A bundler replaces it, or Node has it.
declare const process: { env: { NODE_ENV?: string } }

export type LendingRootProps = {
  /** A partner's brand, from `createTheme(json)`. @default the kit's own look */
  theme?: LendingTheme
  /** BCP 47, such as `fr-CI`: language, and how money and dates are written. @default 'en' */
  locale?: string
  /**
   * ISO code of the country that the business is in, such as `NG`: how days, times and amounts are written where the locale names no
   * region. @default English is written with the day first
   */
  region?: string
  /** Sentences to use instead of the kit's own; must keep its identity between renders. */
  messages?: Messages
  /** Puts your words for the kit's terms into its sentences: `createReword(terms)`, made outside of render. @default the kit's own */
  reword?: Reword | undefined
  /** @default the theme's, else 'default' */
  density?: ThemeDensity
  /** @default the theme's, else 'auto' */
  scheme?: ThemeScheme
  /** @default from the locale */
  dir?: 'ltr' | 'rtl'
  /** IANA time zone for moments, such as when something was sent. @default the viewer's own */
  timeZone?: string
  /**
   * IANA time zone in which the lender counts days: what is owed by a day is shown as that day everywhere, with the zone beside it where the
   * viewer's own day is another. @default 'UTC', in which the service writes its timestamps
   */
  lenderTimeZone?: string
  /** Content-Security-Policy nonce, for the one style that dialogs add to lock scrolling, and for `serverStyle`. */
  nonce?: string
  /**
   * Writes the theme as a style element with the nonce instead of a `style` attribute. For pages drawn on a server under a
   * strict policy, which blocks such attributes: the brand is there with the first byte. @default false
   */
  serverStyle?: boolean
  /** The element that holds the dialogs in the document; they are shown above everything wherever it is. @default an element beside the root */
  portalContainer?: HTMLElement
  /** Host classes by part. */
  classNames?: PartClassNames
  /** Own icons by name. */
  icons?: Partial<Record<IconName, ReactNode>>
  /** Own components in place of the kit's primitives; must keep their identity between renders. */
  slots?: Slots
  /** Offers "Contact support" where a person may need it. */
  onContactSupport?: (request: SupportRequest) => void
  /**
   * Offers "Sign in" where the session has ended: open your own sign-in on top of the page, and resolve once the same person is signed in. The dialog and
   * everything that was typed stay. @default a sentence that sends the person to another tab
   */
  onSignIn?: () => void | Promise<unknown>
  /** The clock, for tests. @default Date.now */
  now?: () => number
  children?: ReactNode
}

const nothing = {}

/**
 * The themed ground that widgets stand on: one element that carries a partner's colours, language and direction, and one
 * of the same kind for its dialogs. Several may share a page, each with another partner. Put it inside `<LendingProvider>`.
 *
 * @example
 * <LendingRoot theme={createTheme(json)} locale="fr"><CreditLimitCard /></LendingRoot>
 */
export function LendingRoot({
  theme,
  locale: givenLocale,
  region,
  messages = nothing,
  reword,
  density = theme?.density ?? 'default',
  scheme = theme?.scheme ?? 'auto',
  dir: givenDirection,
  timeZone: givenZone,
  lenderTimeZone: givenLenderZone,
  nonce,
  serverStyle = false,
  portalContainer,
  classNames = nothing,
  icons = nothing,
  slots = nothing,
  onContactSupport,
  onSignIn,
  now = Date.now,
  children,
}: LendingRootProps): ReactNode {
  const [portal, setPortal] = useState<HTMLElement | null>(null)
  const locale = useMemo(() => toSoundLocale(givenLocale) ?? 'en', [givenLocale])
  const language = addRegion(locale, region)
  const dir = givenDirection ?? getDirection(locale)
  const root =
    // biome-ignore lint/correctness/useHookAtTopLevel: the same in each render of a build
    process.env.NODE_ENV === 'production' ? undefined : useRootMistakes({ locale, messages, classNames }) // oxlint-disable-line react/rules-of-hooks
  const isHydrated = useIsHydrated()
  useThemeFonts(theme?.fonts)
  // A day that is a little off is better than no page.
  const lenderTimeZone = useMemo(() => toSoundZone(givenLenderZone) ?? 'UTC', [givenLenderZone])
  const chosenZone = useMemo(() => toSoundZone(givenZone), [givenZone])
  // Server and browser can be in two time zones: the first render is the same in both.
  const timeZone = chosenZone ?? (isHydrated ? undefined : lenderTimeZone)

  const shared: RootValue = {
    language,
    locale: toFormatLocale(language),
    dir,
    messages,
    reword,
    timeZone,
    lenderTimeZone,
    classNames,
    icons,
    slots,
    nonce,
    portal,
    onContactSupport,
    onSignIn,
    now,
  }
  // The values of `shared` are the dependencies: the same keys in the same order at every render.
  // oxlint-disable-next-line react/exhaustive-deps
  const value = useMemo(() => shared, Object.values(shared))
  // React's ids carry signs that a selector would have to escape.
  const id = useId().replace(/\W/g, '')
  // A cast with a reason: React's type knows no custom properties.
  const style = useMemo(
    () => (serverStyle ? undefined : { ...theme?.shared, ...theme?.light, ...theme?.dark }) as CSSProperties,
    [serverStyle, theme],
  )
  const ground = {
    'data-ol-root': '',
    'data-ol-id': serverStyle ? id : undefined,
    'data-ol-scheme': scheme,
    'data-ol-density': density,
    'data-ol-motion': theme?.shared['--ol-motion'] ?? 'full',
    lang: locale,
    dir,
    style,
  }

  const dialogs = <div className="ol ol-portal" {...ground} ref={setPortal} />
  return (
    <RootContext.Provider value={value}>
      {serverStyle && <ThemeStyle theme={theme} id={id} nonce={nonce} />}
      <div className="ol" {...ground} ref={root}>
        <div className="ol-Ground">{children}</div>
      </div>
      {isHydrated && (portalContainer ? createPortal(dialogs, portalContainer) : dialogs)}
    </RootContext.Provider>
  )
}

type ThemeStyleProps = { theme: LendingTheme | undefined; id: string; nonce: string | undefined }

/** A theme as one style element, for pages whose policy blocks `style` attributes. */
function ThemeStyle({ theme, id, nonce }: ThemeStyleProps): ReactNode {
  const isHydrated = useIsHydrated()
  const css = theme ? themeStyle(theme, { id }) : ''
  // React would write the quotes of font names in a child as `&quot;`, and a policy of trusted types lets a page set no HTML:
  // the server's text goes in unchanged, and later changes as text. The output of themeStyle has no `<`.
  const [sent] = useState(isHydrated ? undefined : css)
  const write = useCallback(
    (style: HTMLStyleElement | null) => {
      if (style && style.textContent !== css) style.textContent = css
    },
    [css],
  )
  return (
    <style
      ref={write}
      nonce={nonce}
      // A browser hides the nonce from scripts, so React would miss it on the element that the server sent.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
      dangerouslySetInnerHTML={sent === undefined ? undefined : { __html: sent }}
    />
  )
}
