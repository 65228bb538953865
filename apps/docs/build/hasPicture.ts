/** Whether the page of a widget has a picture: the announcer speaks and renders nothing that can be seen. */
export function hasPicture(entry: string): boolean {
  return entry !== 'upload-announcer'
}
