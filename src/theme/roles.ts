import { rampsOf, type Step } from './ramps.ts';
import { type BrandColours, exactSolid, type Solid, whereSeen } from './solids.ts';

/** The step of a role in each theme. */
export interface Role {
  readonly light: Step;
  readonly dark: Step;
}

/** The roles of a group by name, or a group that has one colour only. */
export type RoleGroup = Role | Readonly<Record<string, Role>>;

const isRole = (group: RoleGroup): group is Role => 'light' in group;

/** Returns the roles of a group by name. The only one of a group has an empty name. */
export const rolesIn = (group: RoleGroup): Readonly<Record<string, Role>> =>
  isRole(group) ? { '': group } : group;

/** Returns groups with what a function makes of each role. */
export const mapRoles = <To>(groups: Readonly<Record<string, RoleGroup>>, to: (role: Role) => To) =>
  Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [
      name,
      isRole(group)
        ? to(group)
        : Object.fromEntries(Object.entries(group).map(([role, value]) => [role, to(value)])),
    ]),
  );

const role = (light: Step, dark: Step): Role => ({ light, dark });

/** Returns the roles of a solid background and of the text on it. */
const solidRoles = (light: Solid, dark: Solid) => ({
  solid: role(light.solid, dark.solid),
  solidHover: role(light.solidHover, dark.solidHover),
  onSolid: role(light.onSolid, dark.onSolid),
});

/** What covers the page below a window: the darkest neutral, translucent. */
const overlay = role(
  { name: 'overlay.light', value: '#14151d7a' },
  { name: 'overlay.dark', value: '#000000a8' },
);

/**
 * Returns the colours by role, for the colours of a brand. Every text role has a contrast of at least 4.5:1 on every
 * background, in both themes. border.control, the only mark of an input, has at least 3:1 on every background, too.
 */
export function rolesOf(brand: BrandColours) {
  const { neutral, accent, danger, success, warning, info, teal, amber } = rampsOf(brand.hue);
  const white = neutral(100);
  const exact = exactSolid(brand, white, neutral(0));
  const light: Solid = { solid: accent(51), solidHover: accent(45), onSolid: white };
  const dark: Solid = { solid: accent(54.9), solidHover: accent(51), onSolid: white };
  const bg = {
    canvas: role(neutral(98), neutral(15)),
    surface: role(white, neutral(21)),
    /** What lies over the page: a dark one hides its shadow. */
    floating: role(white, neutral(24)),
    subtle: role(neutral(97), neutral(24)),
    muted: role(neutral(95), neutral(27)),
    hover: role(neutral(96), neutral(24)),
    selected: role(accent(96), accent(27)),
    inverted: role(neutral(24), neutral(94)),
    overlay,
  };
  const behind = [bg.canvas, bg.surface, bg.subtle, bg.hover];
  const chosenInLight = whereSeen(
    exact,
    light,
    behind.map((each) => each.light),
  );
  const chosenInDark = whereSeen(
    exact,
    dark,
    behind.map((each) => each.dark),
  );
  return {
    bg,
    fg: {
      default: role(neutral(23), neutral(94)),
      muted: role(neutral(44), neutral(76)),
      subtle: role(neutral(52), neutral(67)),
      disabled: role(neutral(68), neutral(50)),
      inverted: role(white, neutral(22)),
    },
    border: {
      default: role(neutral(91), neutral(31)),
      strong: role(neutral(84), neutral(37)),
      subtle: role(neutral(94), neutral(27)),
      control: role(neutral(62), neutral(55)),
    },
    /** The main button and the logo. On a light page they may be as light as the brand: their text and line are what is read. */
    brand: solidRoles(exact ?? light, chosenInDark),
    /** What is chosen and what comes next. It must be seen without a text. */
    accent: {
      ...solidRoles(chosenInLight, chosenInDark),
      fg: role(accent(48), accent(78)),
      subtle: role(accent(96), accent(25)),
      border: role(accent(86), accent(37)),
    },
    danger: {
      solid: role(danger(54), danger(55)),
      solidHover: role(danger(48), danger(51)),
      onSolid: role(white, white),
      fg: role(danger(51), danger(76)),
      subtle: role(danger(96), danger(25)),
      border: role(danger(86), danger(37)),
    },
    success: {
      fg: role(success(47), success(79)),
      subtle: role(success(96), success(25)),
      border: role(success(87), success(37)),
    },
    warning: {
      fg: role(warning(49), warning(82)),
      subtle: role(warning(96), warning(25)),
      border: role(warning(87), warning(37)),
    },
    info: {
      fg: role(info(49), info(80)),
      subtle: role(info(96), info(25)),
      border: role(info(87), info(37)),
    },
    /** The colours of a chart's series in their order. Each has a contrast of at least 3:1 on a surface. */
    chart: {
      first: role(accent(51), accent(70)),
      second: role(teal(54), teal(73)),
      third: role(amber(58), amber(77)),
    },
    /** A decoration that a text explains, so that it needs no contrast. */
    star: role(amber(76), amber(80)),
    focus: { ring: role(accent(58), accent(70)) },
  };
}
