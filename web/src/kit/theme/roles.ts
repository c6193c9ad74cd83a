import type { TypographyStyle } from '@mui/material/styles';
import { type ColorRole, type Mode, colors, type, type TypeRole } from './tokens.ts';

/** Roles that MUI's palette has an object of its own for: `primary.main`, `error.main` and so on. */
const builtIn = { primary: true, error: true, success: true, info: true } as const;
export type PlainRole = Exclude<ColorRole, keyof typeof builtIn>;

/** Every other role under its own name, so that `sx={{ color: 'ink3' }}` reads the variable of the mode. */
export function plainRoles(mode: Mode): Record<PlainRole, string> {
  const entries = Object.entries(colors).filter(([role]) => !(role in builtIn));
  return Object.fromEntries(entries.map(([role, value]) => [role, value[mode]])) as Record<PlainRole, string>;
}

export function builtInRoles(mode: Mode) {
  const of = (role: ColorRole) => colors[role][mode];
  return {
    primary: {
      main: of('primary'),
      light: of('primaryTint'),
      dark: of('primaryHover'),
      contrastText: of('onPrimary'),
    },
    secondary: { main: of('ink2'), light: of('hover'), dark: of('ink'), contrastText: of('surface') },
    error: { main: of('error'), light: of('errorTint'), dark: of('errorHover'), contrastText: of('onError') },
    success: {
      main: of('success'),
      light: of('successTint'),
      dark: of('successInk'),
      contrastText: of('surface'),
    },
    info: { main: of('info'), light: of('infoTint'), dark: of('infoInk'), contrastText: of('surface') },
    warning: {
      main: of('accent'),
      light: of('accentTint'),
      dark: of('accentHover'),
      contrastText: of('onAccent'),
    },
    background: { default: of('paper'), paper: of('surface') },
    text: { primary: of('ink'), secondary: of('ink2'), disabled: of('inkDisabled') },
    divider: of('border'),
  };
}

const rem = (px: number) => `${px / 16}rem`;

/** The type scale. Tracking and the strong weight go through variables: Hebrew has neither (base.css). */
export function typeScale(families: Record<'body' | 'display', string>) {
  const entries = Object.entries(type).map(([role, style]) => [
    role,
    {
      fontFamily: families[style.font],
      fontSize: rem(style.size),
      lineHeight: style.line / style.size,
      fontWeight: style.weight === 600 ? 'var(--weight-strong)' : style.weight,
      letterSpacing: `calc(${style.tracking}em * var(--tracking))`,
    },
  ]);
  return Object.fromEntries(entries) as Record<TypeRole, TypographyStyle>;
}
