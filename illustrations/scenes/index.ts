import type { Scene } from '../scene.ts';
import { aiMl } from './ai-ml.ts';
import { awsCloudServices } from './aws-cloud-services.ts';
import { azureCloudServices } from './azure-cloud-services.ts';
import { company } from './company.ts';
import { corporate } from './corporate.ts';
import { dataAnalytics } from './data-analytics.ts';
import { databaseAdministration } from './database-administration.ts';
import { generativeAi } from './generative-ai.ts';
import { hireAnErpConsultant } from './hire-an-erp-consultant.ts';
import { managedCloudServices } from './managed-cloud-services.ts';
import { mobilePlatforms } from './mobile-platforms.ts';
import { nativeMobileApplications } from './native-mobile-applications.ts';
import { oracleServices } from './oracle-services.ts';
import { penetrationTesting } from './penetration-testing.ts';
import { salesforceServices } from './salesforce-services.ts';
import { sap } from './sap.ts';
import { sapBusinessOne } from './sap-business-one.ts';
import { sapPractice } from './sap-practice.ts';
import { security } from './security.ts';
import { testing } from './testing.ts';
import { webBuilding } from './web-building.ts';
import { webDevelopment } from './web-development.ts';

/** Every scene of the site. */
export const scenes: readonly Scene[] = [
  ...corporate,
  ...company,
  ...sap,
  ...sapPractice,
  ...sapBusinessOne,
  ...salesforceServices,
  ...oracleServices,
  ...hireAnErpConsultant,
  ...databaseAdministration,
  ...webDevelopment,
  ...webBuilding,
  ...nativeMobileApplications,
  ...mobilePlatforms,
  ...testing,
  ...awsCloudServices,
  ...azureCloudServices,
  ...managedCloudServices,
  ...aiMl,
  ...dataAnalytics,
  ...generativeAi,
  ...security,
  ...penetrationTesting,
];
