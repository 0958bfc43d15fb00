import { brandOf } from '@/brands';
import { downloads } from '@/brands/downloads';
import { releaseNotes } from '@/brands/release-notes';
import { brandShown } from '@/lib/brand/patch';
import { appConfig } from '@/lib/contract/app-config';
import { androidDownloadUrl, iosDownloadUrl } from '@/lib/flows/download';
import type { Api, CallServices } from '../../platform/http/api';
import { route } from '../../platform/http/route';
import type { Hosts } from '../hosts/follow-hosts';
import type { Revisions } from '../revisions/follow-revisions';
import type { PackageSource } from './package-source';

/** The services behind the app configuration. */
interface AppConfigServices extends CallServices {
  /** Decides where a host's visitors download the app. */
  hosts: Hosts;
  /** Size and hash of the app's Android packages. */
  packages: PackageSource;
  /** What operators have changed of brands. */
  revisions: Revisions;
}

export function registerAppConfigRoutes(api: Api<AppConfigServices>): void {
  route(api, appConfig, async ({ input, request, services }) => {
    const built = brandOf(input.appcode?.toLowerCase() ?? '');
    const changed = services.revisions.current().brandAt(built.appCode, services.clock().getTime());
    const brand = brandShown(built, changed?.content);
    const rule = services.hosts.current().ruleOf(request.headers.host);
    const source = rule?.downloads ?? 'standard';
    const packageCode = input.v ?? rule?.packageCode ?? brand.packageCode;
    const androidUrl = androidDownloadUrl(source, packageCode, downloads);
    return {
      IsSuccess: true,
      Data: {
        appCode: brand.appCode,
        appName: brand.appName,
        version: brand.version,
        updatedOn: brand.updatedOn,
        notes: [...(releaseNotes[brand.version] ?? [])],
        androidUrl,
        androidPackage: await services.packages.factsOf(androidUrl),
        iosUrl: iosDownloadUrl(
          { device: 'ios', downloads: source, ...(rule?.iosStore && { iosStore: rule.iosStore }) },
          brand.iosStoreUrl,
          downloads,
        ),
      },
    };
  });
}
