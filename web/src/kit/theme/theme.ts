import { createTheme, type TypographyStyle } from '@mui/material/styles';
import { controls } from './components/controls.ts';
import { inputs } from './components/inputs.ts';
import { overlays } from './components/overlays.ts';
import { modeAttribute } from './mode.ts';
import { builtInRoles, type PlainRole, plainRoles, typeScale } from './roles.ts';
import { breakpoints, fonts, layer, radius, type Mode, type TypeRole } from './tokens.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends Record<PlainRole, string> {}
  interface PaletteOptions extends Partial<Record<PlainRole, string>> {}
  interface TypographyVariants extends Record<TypeRole, TypographyStyle> {}
  interface TypographyVariantsOptions extends Partial<Record<TypeRole, TypographyStyle>> {}
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<TypeRole, true> {}
}

const scheme = (mode: Mode) => ({ palette: { ...builtInRoles(mode), ...plainRoles(mode) } });
const scale = typeScale(fonts);

/** The one theme: tokens as CSS variables, one set for each mode, chosen by `data-mode` on the html element. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: modeAttribute, cssVarPrefix: 'c' },
  colorSchemes: { light: scheme('light'), dark: scheme('dark') },
  typography: {
    fontFamily: fonts.body,
    fontWeightMedium: 550,
    ...scale,
    body1: scale.body,
    body2: scale.small,
  },
  shape: { borderRadius: radius.sm },
  spacing: 8,
  breakpoints: { values: breakpoints },
  zIndex: { drawer: layer.drawer, modal: layer.dialog, tooltip: layer.tooltip },
  components: { ...controls, ...inputs, ...overlays },
});
