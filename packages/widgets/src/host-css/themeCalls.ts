/** A framework's source sheet as a page gets it without settings: each `theme(name, fallback)` is its fallback. */
export function themeCalls(css: string): string {
  return css
    .replace(/(?<![\w-])theme\('[^']*',\s*([^;]+?)\)(?=\s*;)/g, '$1')
    .replace(/--theme\(\s*--[\w-]+,\s*([^;]+?)\s*\)(?=\s*;)/g, '$1')
}
