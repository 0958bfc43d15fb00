import { brands } from '@/brands';
import { palette } from '@/lib/campaign/palette';
import { contrastRatio } from '@/lib/brand/contrast';
import { themes } from '@/lib/campaign/themes';
for (const b of Object.values(brands) as any[]) {
  const t = Object.keys(themes).filter(x=>x!=='brand')[0] as any;
  const p = palette(t, b);
  console.log(b.appCode.padEnd(16), b.theme.action, b.theme.onAction, 'on red:', p['--theme-action'], contrastRatio(b.theme.action, p['--theme-tint']!).toFixed(2), 'own', palette('brand', b)['--theme-action'], b.theme.surface);
}
