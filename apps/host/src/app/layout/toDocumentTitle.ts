/** The name of the browser's tab: the page first, since a narrow tab shows no more. */
export function toDocumentTitle(pageName: string | null, brandName: string | null | undefined): string {
  const brand = brandName ?? 'Marketday'
  return pageName === null ? brand : `${pageName} · ${brand}`
}
