import * as z from 'zod/mini';
import { LANDING_PARAMETERS, type LandingParameter, longestValue } from './landing-parameters';

const fieldOf = (name: string) => z.optional(z.string().check(z.maxLength(longestValue(name))));

export const landingFields = Object.fromEntries(LANDING_PARAMETERS.map((name) => [name, fieldOf(name)])) as Record<
  LandingParameter,
  ReturnType<typeof fieldOf>
>;
