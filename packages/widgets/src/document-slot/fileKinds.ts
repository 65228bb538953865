/** The kinds of files that are taken, by media type: how each is called everywhere, and what a name of it ends in. */
export const fileKinds: Readonly<Record<string, { name: string; endings: readonly string[] }>> = {
  'application/pdf': { name: 'PDF', endings: ['.pdf'] },
  'image/jpeg': { name: 'JPEG', endings: ['.jpg', '.jpeg'] },
  'image/png': { name: 'PNG', endings: ['.png'] },
  'image/webp': { name: 'WEBP', endings: ['.webp'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    name: 'DOCX',
    endings: ['.docx'],
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { name: 'XLSX', endings: ['.xlsx'] },
  'text/csv': { name: 'CSV', endings: ['.csv'] },
}
