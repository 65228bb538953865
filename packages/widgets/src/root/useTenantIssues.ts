'use client'
import type { TenantConfig } from '@onlend/core'
import { useEffect, useRef } from 'react'
import { faceName } from '../theme/faceName.ts'
import type { createTheme } from '../theme/createTheme.ts'
import type { TenantIssue } from './TenantIssue.ts'

type UseTenantIssuesParameters = {
  config: TenantConfig | null
  theme: ReturnType<typeof createTheme> | null
  /** Why the config, or the kit's words, could not be read; `null` when they were. */
  configError: unknown
  language: { locale: string; error: unknown } | null
  onIssues: ((issues: readonly TenantIssue[]) => void) | undefined
}

/** Reports the problems of a tenant to the host, once for each edition. Compares the words with the kit's only if the host listens. */
export function useTenantIssues(parameters: UseTenantIssuesParameters): void {
  const { config, theme, configError, language, onIssues } = parameters
  const listener = useRef(onIssues)
  useEffect(() => {
    listener.current = onIssues
  })
  const isHeard = onIssues !== undefined
  const messages = config?.messages

  useEffect(() => {
    if (!theme) return
    const issues: TenantIssue[] = [
      ...theme.rejected.map((issue) => ({ about: 'theme' as const, ...issue })),
      ...theme.issues.map((issue) => ({ about: 'contrast' as const, ...issue })),
    ]
    if (issues.length > 0) listener.current?.(issues)
  }, [theme])

  useEffect(() => {
    const fonts = theme?.fonts ?? []
    const families = new Map(fonts.map(({ family }) => [faceName(family, fonts), family]))
    if (families.size === 0 || typeof FontFace === 'undefined') return
    const report = ({ fontfaces }: FontFaceSetLoadEvent) => {
      // Some browsers name a family in quotes.
      const lost = fontfaces
        .map((face) => families.get(face.family.replaceAll('"', '')))
        .filter((family) => family !== undefined)
      if (lost.length > 0) listener.current?.(lost.map((family) => ({ about: 'font', family })))
    }
    // The cast: TypeScript does not know the event by its name.
    const listening = ['loadingerror', report as EventListener] as const
    document.fonts.addEventListener(...listening)
    return () => document.fonts.removeEventListener(...listening)
  }, [theme])

  useEffect(() => {
    if (configError) listener.current?.([{ about: 'config', error: configError }])
  }, [configError])

  useEffect(() => {
    if (language?.error)
      listener.current?.([{ about: 'language', locale: language.locale, error: language.error }])
  }, [language])

  useEffect(() => {
    if (!isHeard || !messages || Object.keys(messages).length === 0) return
    let isCurrent = true
    const check = async () => {
      const { checkWords } = await import('./checkWords.ts')
      return checkWords(messages as Parameters<typeof checkWords>[0])
    }
    check().then(
      (issues) => {
        if (isCurrent && issues.length > 0) listener.current?.(issues)
      },
      // The check is only advice: a failed fetch is ignored.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isHeard, messages])
}
