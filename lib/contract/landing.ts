import * as z from 'zod/mini';
import { LANDING_PARAMETERS, type LandingParameter, PARAMETER_VALUE_MAX } from './landing-parameters';

const value = z.string().check(z.maxLength(PARAMETER_VALUE_MAX));

export const landingFields = Object.fromEntries(LANDING_PARAMETERS.map((name) => [name, z.optional(value)])) as Record<
  LandingParameter,
  z.ZodMiniOptional<typeof value>
>;
