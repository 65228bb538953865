/** Opens an address as a tapped link would: a page beside this one, an e-mail or a call in their own apps. */
export function openAddress(address: string): void {
  const link = document.createElement('a')
  link.href = address
  if (address.startsWith('https:')) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  }
  // A click on a link outside of the page is ignored by some browsers.
  document.body.append(link)
  link.click()
  link.remove()
}
