function screen(name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') {
  return { name, type, styles: { width: `${width}px`, height: `${height}px` } }
}

/** The screens that every widget is looked at on. */
export const viewports = {
  small: screen('Small phone, 320 × 568', 320, 568, 'mobile'),
  phone: screen('Low-end Android, 360 × 640', 360, 640, 'mobile'),
  tall: screen('Tall phone, 390 × 844', 390, 844, 'mobile'),
  tablet: screen('Tablet, 768 × 1024', 768, 1024, 'tablet'),
  desktop: screen('Desktop, 1280 × 800', 1280, 800, 'desktop'),
}
